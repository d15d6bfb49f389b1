// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { placeToasts } from "./place-toasts.ts";

/** In a window 800 high the toasts cover the top or the bottom hundred. */
const places: Record<string, [from: number, to: number]> = { top: [0, 100], bottom: [700, 800] };

function placeAt<Kind extends Element>(element: Kind, at: () => [from: number, to: number] | undefined): Kind {
  element.getBoundingClientRect = () => {
    const [from, to] = at() ?? [0, 0];
    return new DOMRect(0, from, 300, to - from);
  };
  return element;
}

function addField(form: HTMLFormElement, from: number, to: number): HTMLInputElement {
  const field = placeAt(document.createElement("input"), () => [from, to]);
  form.append(field);
  return field;
}

let form: HTMLFormElement;
let box: HTMLElement;
beforeEach(() => {
  document.body.replaceChildren();
  form = document.createElement("form");
  box = document.createElement("section");
  placeAt(box, () => places[box.dataset.at ?? ""]).innerHTML = '<div class="toast"></div>';
  document.body.append(form, box);
});

it("R2.12 toasts are at the foot, and move to the top when they would cover the focused element", () => {
  const { look } = placeToasts(box);
  look();
  expect(box.dataset.at).toBe("bottom");
  addField(form, 720, 760).focus();
  look();
  expect(box.dataset.at).toBe("top");
});

it("R2.12 toasts stay while the other position would cover as much", () => {
  const { look } = placeToasts(box);
  for (const from of [20, 720]) addField(form, from, from + 40);
  look();
  expect(box.dataset.at).toBe("bottom");
  addField(form, 780, 800);
  look();
  expect(box.dataset.at).toBe("top");
});
