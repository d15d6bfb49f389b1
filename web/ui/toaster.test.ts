// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { liveToast } from "#contract/limits.ts";
import { live } from "./toast.ts";
import { drawToasts } from "./toaster.ts";

it("R9.1 R9.2 the width of toasts and the gap between them are those of the contract, and no stylesheet repeats them", () => {
  drawToasts();
  for (const title of ["one", "two", "three", "four"]) live({ title });
  const toasts = document.querySelector<HTMLElement>(".toasts");
  expect(toasts?.querySelectorAll(".toasts-live .toast")).toHaveLength(liveToast.visible);
  expect(toasts?.style.getPropertyValue("--toast-width")).toBe(`${liveToast.width}px`);
  expect(toasts?.style.getPropertyValue("--toast-gap")).toBe(`${liveToast.gap}px`);
  const sheet = readFileSync("web/styles/components/overlays.css", "utf8");
  expect(sheet).toContain("inline-size: min(var(--toast-width), 100vw - 32px);");
  expect(sheet).toContain("gap: var(--toast-gap);");
  expect(sheet).not.toMatch(/\b(356|14)px/);
});
