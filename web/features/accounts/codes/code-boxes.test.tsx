// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { useForm } from "#web/forms/use-form.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { CodeBoxes, readCode } from "./code-boxes.tsx";
import { findMailbox } from "./code-step.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const onCode = vi.fn();
let root: Root;
let typed = "";

function Code() {
  const form = useForm({ otp: "" });
  typed = readCode(form.values.otp);
  return <CodeBoxes form={form} onCode={onCode} takesFocus />;
}

const box = (at: number) => document.querySelectorAll("input")[at - 1] as HTMLInputElement;

function paste(at: number, text: string) {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void box(at).dispatchEvent(event));
}

/** Types into the box that has the focus. */
function type(keys: string) {
  for (const key of keys)
    act(() => {
      const input = document.activeElement as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, key);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
}

beforeEach(() => {
  onCode.mockClear();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<LanguageProvider text={textIn("en")}>{<Code />}</LanguageProvider>));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe("R7.4 the six boxes of a code", () => {
  it("take the focus at once, advance by themselves, and submit at the sixth digit", () => {
    expect(document.activeElement).toBe(box(1));
    type("12345");
    expect(onCode).not.toHaveBeenCalled();
    type("6");
    expect([typed, onCode.mock.calls]).toEqual(["123456", [["123456"]]]);
  });

  it.each([
    ["with what was copied around it", " Your code: 12 34-56.\n"],
    ["in Urdu digits", "۱۲۳۴۵۶"],
    ["in Arabic digits", "١٢٣٤٥٦"],
    ["in Devanagari digits", "१२३ ४५६"],
  ])("take a pasted code %s, in whichever box it lands", (_, text) => {
    paste(4, text);
    expect([typed, onCode.mock.calls]).toEqual(["123456", [["123456"]]]);
  });

  it("reject what is not a digit", () => {
    type("a½²");
    expect(typed).toBe("");
  });

  it("submit again after a correction, but neither during it nor twice the same", () => {
    paste(1, "111111");
    act(() => box(1).focus());
    type("22222");
    expect(onCode).toHaveBeenCalledTimes(1);
    type("2");
    expect(onCode.mock.calls).toEqual([["111111"], ["222222"]]);
    paste(1, "222222");
    expect(onCode).toHaveBeenCalledTimes(2);
  });
});

describe("the link to the mailbox", () => {
  it.each([
    ["asha@gmail.com", "Gmail"],
    ["Asha@Yahoo.co.in", "Yahoo Mail"],
    ["asha@rediffmail.com", "Rediffmail"],
    ["asha@school.example", undefined],
    ["asha@gmail.com.example", undefined],
  ])("of %s is %s", (email, name) => expect(findMailbox(email)?.name).toBe(name));
});
