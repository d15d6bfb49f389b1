// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { type Form, useForm } from "#web/forms/use-form.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { findPasswordIssues, NewPasswordFields } from "./new-password-fields.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;
let form: Form<{ password: string; confirm: string }>;

function Fields() {
  form = useForm({ password: "", confirm: "" });
  return <NewPasswordFields form={form} label="Password" />;
}

const rules = () => document.querySelector<HTMLElement>(".strength");
const errorAt = (name: string) => document.getElementById(`field-${name}-error`)?.textContent ?? null;
const check = () => {
  const { password, confirm } = form.values;
  return act(() =>
    form.attempt({ wrong: findPasswordIssues(password, confirm, "register_fields"), act: async () => undefined }),
  );
};

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <LanguageProvider text={textIn("en")}>
        <Fields />
      </LanguageProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe("R5.2 choosing a password", () => {
  it("shows its rules once the field has the focus, and how strong it is", () => {
    expect(rules()).toBeNull();
    act(() => document.querySelector<HTMLInputElement>('[name="password"]')?.focus());
    expect(rules()?.textContent).toContain("At least 8 characters");
    for (const [password, strength] of [
      ["neem", "weak"],
      ["Amaltas58", "medium"],
      ["Amaltas@58", "strong"],
    ]) {
      act(() => form.change("password", password ?? ""));
      expect(rules()?.dataset.strength).toBe(strength);
    }
    expect(document.querySelectorAll(".strength [data-met]")).toHaveLength(5);
  });

  it("is asked for twice, and the mismatch error clears when either is corrected", async () => {
    act(() => form.change("password", "Amaltas@58"));
    await check();
    expect(errorAt("confirm")).toBe("All fields are required.");
    act(() => form.change("confirm", "Amaltas@59"));
    await check();
    expect(errorAt("confirm")).toBe("Passwords do not match.");
    act(() => form.change("password", "Amaltas@59"));
    expect(errorAt("confirm")).toBeNull();
  });
});
