// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { type Form, useForm } from "#web/forms/use-form.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { PhoneField } from "./phone-field.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;
let form: Form<{ phone: string }>;

function Profile({ stored }: { stored: string }) {
  form = useForm({ phone: stored });
  return <PhoneField label="Phone" {...form.field("phone")} />;
}

const show = (stored: string) =>
  act(() =>
    root.render(
      <LanguageProvider text={textIn("en")}>
        <Profile stored={stored} />
      </LanguageProvider>,
    ),
  );
const input = () => document.querySelector("input") as HTMLInputElement;
const prefix = () => document.querySelector(".phone-field > span")?.textContent ?? null;

function type(text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe("R3.3 the phone field", () => {
  it("shows a stored Indian number after +91, and typing the same again is no change", async () => {
    await show("+919810000123");
    expect([prefix(), input().value, form.changes]).toEqual(["+91", "98100 00123", {}]);
    type("9810000124");
    expect(form.changes).toEqual({ phone: "+919810000124" });
    type("098100 00123");
    expect([form.changes, input().value]).toEqual([{}, "098100 00123"]);
  });

  it.each(["9810000123", "98100-00123", "+91 98100 00123", "919810000123", "۹۸۱۰۰۰۰۱۲۳"])(
    "takes %s, and does not change it while typing",
    async (typed) => {
      await show("");
      type(typed);
      expect([form.values.phone, input().value]).toEqual(["+919810000123", typed]);
    },
  );

  it("accepts a foreign number with its prefix, and leaves an invalid one as typed", async () => {
    await show("+442071838750");
    expect([prefix(), input().value]).toEqual([null, "+442071838750"]);
    type("12");
    expect([prefix(), form.values.phone, input().value]).toEqual(["+91", "12", "12"]);
  });
});
