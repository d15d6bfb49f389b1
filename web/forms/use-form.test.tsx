// @vitest-environment happy-dom
import type { ServerResponse } from "node:http";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { loginEndpoint } from "#contract/accounts.ts";
import { saving } from "#contract/limits.ts";
import { type Gender, genders } from "#contract/vocabulary.ts";
import { answerJson, openPage } from "#test/open-page.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { loadChecks } from "./find-issues.ts";
import { type Form, useForm } from "./use-form.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

type Values = { email: string; password: string; gender: Gender | "" };

const { t } = textIn("en");
let root: Root;
let answers: ServerResponse[] = [];
let form: Form<Values>;
const at = { invalid_credentials: "password" };
const done = vi.fn();
const failed = vi.fn();

function SignIn({ stored }: { stored: Values }) {
  form = useForm<Values>(stored);
  const { email, password } = form.values;
  const send = () =>
    void form.send({
      endpoint: loginEndpoint,
      input: { body: { email, password, role: "student" } },
      done,
      at,
      failed,
    });
  return (
    <form {...form.props(send)} aria-busy={form.busy}>
      <TextField label="E-mail" {...form.field("email")} />
      <TextField label="Password" {...form.field("password")} />
      <SelectField
        label="Gender"
        placeholder="unsaid"
        options={genders.map((code) => ({ value: code, label: code }))}
        {...form.choice("gender", genders)}
      />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  );
}

const show = (page: ReactNode) =>
  act(() => root.render(<LanguageProvider text={textIn("en")}>{page}</LanguageProvider>));

const empty: Values = { email: "", password: "", gender: "" };
const showForm = (stored = empty) => show(<SignIn stored={stored} />);

function fieldOf(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field === null) throw new Error(`no field ${name}`);
  return field;
}

const errorAt = (name: string) => document.getElementById(`${fieldOf(name).id}-error`)?.textContent ?? null;
const submit = () =>
  act(async () => {
    document.querySelector("form")?.requestSubmit();
    await Promise.all([loadChecks(), loginEndpoint.schemas()]);
  });
const type = (values: Partial<Values>) =>
  act(() => {
    for (const name of Object.keys(values) as (keyof Values)[]) form.change(name, values[name] ?? "");
  });

beforeEach(async () => {
  answers = [];
  vi.clearAllMocks();
  await openPage("/", (_, response) => void answers.push(response));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** Answers the one pending call. */
async function answer(status: number, body: object) {
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => {
    const [response] = answers;
    if (response) answerJson(response, status, body);
    await vi.waitFor(() => expect(done.mock.calls.length + failed.mock.calls.length).toBe(1));
  });
}

describe("R5.1 a form", () => {
  it("checks by the call's schema before sending, shows errors beside their fields and focuses the first", async () => {
    await showForm();
    await type({ email: "no address" });
    await submit();
    expect(errorAt("email")).toBe("Please enter a valid email address");
    expect(errorAt("password")).toBe(t("validation:login_fields"));
    expect(fieldOf("email").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(fieldOf("email"));
    expect([answers.length, form.busy]).toEqual([0, false]);
  });

  it("shows every empty field the same error (section 5), each until corrected, and leaves the focus where one types", async () => {
    await showForm();
    await submit();
    const message = "Please fill in all fields.";
    expect([errorAt("email"), errorAt("password"), form.wrongCount]).toEqual([message, message, 2]);
    act(() => fieldOf("password").focus());
    await type({ password: "s" });
    expect([errorAt("email"), errorAt("password"), form.wrongCount]).toEqual([message, null, 1]);
    expect(document.activeElement).toBe(fieldOf("password"));
  });

  it("shows a refusal beside its field, with the attempts left, until something is typed", async () => {
    await showForm();
    await type({ email: "asha@example.org", password: "secret" });
    await submit();
    await answer(401, { code: "invalid_credentials", message: "no", remainingAttempts: 9 });
    expect(errorAt("password")).toBe("Invalid credentials9 attempts remaining.");
    expect(document.activeElement).toBe(fieldOf("password"));
    expect(form.failure).toBeNull();
    await type({ email: "asha@example.com" });
    expect(errorAt("password")).toBeNull();
  });

  it("R8.2 reports a refusal of no field as its failure, in the server's own words if it has no code", async () => {
    await showForm();
    await type({ email: "asha@example.org", password: "secret" });
    await submit();
    await answer(422, { message: ["one", "two"] });
    expect([form.failure, form.wrongCount]).toEqual(["one, two", 0]);
    await type({ password: "other" });
    expect(form.failure).toBeNull();
  });

  it("is busy while sending, and is not sent twice", async () => {
    await showForm();
    await type({ email: "asha@example.org", password: "secret" });
    await submit();
    expect(form.busy).toBe(true);
    await submit();
    await answer(200, { token: "t" });
    expect(answers).toHaveLength(1);
    expect(done).toHaveBeenCalledWith({ token: "t" });
    expect([failed.mock.calls.length, form.busy]).toEqual([0, false]);
  });

  it("says beside its button after 10 s that it is still trying, and ends within 25 s with its values", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await showForm();
    await type({ email: "asha@example.org", password: "secret" });
    await submit();
    await vi.waitFor(() => expect(answers).toHaveLength(1), { interval: 0 });
    const status = () => document.querySelector("[role=status]")?.textContent ?? null;
    await act(() => vi.advanceTimersByTimeAsync(saving.slowAfter - 1));
    expect(status()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status()).toBe(t("shell:stillTrying"));
    expect(form.busy).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(saving.givenUpAfter - saving.slowAfter));
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ code: "network" });
    expect([status(), form.busy, form.failure]).toEqual([null, false, t("errors:network")]);
    expect(form.values).toEqual({ email: "asha@example.org", password: "secret", gender: "" });
  });

  it("keeps its values on failure, with the server's errors beside their fields", async () => {
    await showForm();
    await type({ email: "asha@example.org", password: "secret" });
    await submit();
    const issues = [{ path: "password", code: "invalid", message: "no" }];
    await answer(400, { code: "validation", message: "no", issues });
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ code: "validation", status: 400 });
    expect(errorAt("password")).toBe(t("validation:invalid"));
    expect(document.activeElement).toBe(fieldOf("password"));
    expect(form.values).toEqual({ email: "asha@example.org", password: "secret", gender: "" });
    expect(form.busy).toBe(false);
  });

  it("keeps typed values on top of stored ones, also when those change, and knows the changes", async () => {
    await showForm({ email: "a@example.org", password: "one", gender: "" });
    await type({ password: "two" });
    expect(form.changes).toEqual({ password: "two" });
    await showForm({ email: "b@example.org", password: "three", gender: "other" });
    expect(form.values).toEqual({ email: "b@example.org", password: "two", gender: "other" });
    await type({ password: "three" });
    expect(form.changes).toEqual({});
    await type({ password: "four" });
    await act(() => form.reset());
    expect(form.values.password).toBe("three");
  });

  it("accepts only an offered code, or none", async () => {
    await showForm();
    const choose = (value: string) => act(() => form.choice("gender", genders).onChange({ target: { value } }));
    await choose("female");
    expect(form.values.gender).toBe("female");
    await choose("pilot");
    expect(form.values.gender).toBe("");
  });

  it("in a dialog does not submit the form that opened it", async () => {
    const outer = vi.fn();
    await show(
      <div onSubmit={outer}>
        <SignIn stored={empty} />
      </div>,
    );
    await submit();
    expect(outer).not.toHaveBeenCalled();
    expect(errorAt("email")).not.toBeNull();
  });
});
