/**
 * The forms of /sign-in and /join with React, replacing the plain ones with their values. Never while
 * somebody types: then when they leave the field, or submit.
 */
import { AuthForms, type AuthStart, useAuthForms } from "#web/features/accounts/auth-forms.tsx";
import { type PlainForms, startOf } from "#web/features/accounts/auth-page-state.ts";
import { toast } from "#web/ui/toast.ts";
import { loadSignInText } from "./load-sign-in-text.ts";
import { drawIn } from "./mount-dialog.tsx";

/** Milliseconds between the end of a press and its click. */
const pressLasts = 300;

function AuthPageForms({ tab, start }: { tab: PlainForms["tab"]; start: AuthStart }) {
  const forms = useAuthForms(start);
  return <AuthForms tab={tab} forms={forms} say={toast} />;
}

/** Chosen by the person, or by the address; else the last chosen in this tab. */
function readRole(form: FormData, radios: HTMLInputElement[], plain: PlainForms): AuthStart["role"] {
  const isChosen = radios.some(({ checked, defaultChecked }) => checked !== defaultChecked);
  if (!isChosen) return plain.role;
  return form.get("role") === "teacher" ? "teacher" : "student";
}

const isField = (element: Element | null) =>
  element instanceof HTMLInputElement && element.type !== "radio" && element.type !== "checkbox";

export async function replacePlainForms(place: HTMLElement): Promise<void> {
  const text = await loadSignInText();
  const plain = JSON.parse(place.dataset.authPage ?? "") as PlainForms;
  const done = new AbortController();

  function replace(): void {
    done.abort();
    const form = place.querySelector("form");
    if (form === null) return;
    const given = new FormData(form);
    const { typed, ...start } = startOf(plain);
    const values = ["name", "email", "password", "confirm"].flatMap((name) => {
      const value = given.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    });
    const radios = [...place.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const role = readRole(given, radios, plain);
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLInputElement ? `input[value="${activeElement.value}"]` : undefined;
    const hadFocus = place.contains(activeElement) && focused !== undefined;
    drawIn(
      place,
      text,
      <AuthPageForms tab={plain.tab} start={{ ...start, role, typed: { ...typed, ...Object.fromEntries(values) } }} />,
    );
    if (hadFocus) place.querySelector<HTMLElement>(focused)?.focus();
  }

  const isInUse = () =>
    isField(document.activeElement) && place.contains(document.activeElement) ? true : place.matches(":active");
  const attempt = () => {
    if (!done.signal.aborted && !isInUse()) replace();
  };
  const { signal } = done;
  // A form being submitted is answered by the server.
  if (place.querySelector("[data-pressed]") !== null) return;
  place.addEventListener("focusout", () => setTimeout(attempt, pressLasts), { signal });
  place.addEventListener("pointerup", () => setTimeout(attempt, pressLasts), { signal });
  place.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      // Before the press is marked as one that waits for another page.
      event.stopPropagation();
      replace();
      place.querySelector("form")?.requestSubmit();
    },
    { signal, capture: true },
  );
  attempt();
}
