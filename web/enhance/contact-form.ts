/** The /contact form with a script: checked before it is sent, errors beside their fields, no page load. Loaded on the first touch of the form. */

import { contactFields } from "#contract/contact-fields.ts";
import { sendContactMessageEndpoint } from "#contract/contact-messages.ts";
import { saving } from "#contract/every-page.ts";
import type { IssueCode } from "#contract/issues.ts";
import { CallError, call } from "#web/api/client.ts";
import { findIssues, nameIssues } from "#web/forms/find-issues.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { contactFailure, readTypedMessage } from "#web/screens/public/contact/read-contact-message.ts";
import { readStoredUser } from "#web/storage/session.ts";
import { make } from "#web/ui/make-element.ts";

const lively = new WeakSet<HTMLFormElement>();

const loadWords = () => loadPageText(["contact", "errors", "shell", "validation"]);

export function enhance(form: HTMLFormElement): void {
  if (lively.has(form)) return;
  lively.add(form);
  // Prefetched; a failure is reported on submit.
  loadWords().catch(() => undefined);
  fillIn(form);
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLElement) showIssue(form, target, "");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLElement>("button[type=submit]");
    if (button === null || button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    button.dataset.pressed = "";
    const slow = setTimeout(() => void showSlow(button), saving.slowAfter);
    void send(form).then((isSent) => {
      clearTimeout(slow);
      form.querySelector(".still-trying")?.remove();
      if (isSent) return location.assign(`${form.action}?sent=yes`);
      button.ariaBusy = null;
      delete button.dataset.pressed;
    });
  });
}

/** As web/ui/still-trying.tsx. */
async function showSlow(button: HTMLElement): Promise<void> {
  const { t } = await loadWords();
  if (button.ariaBusy !== "true") return;
  const note = make("span", "still-trying", t("shell:stillTrying"));
  note.role = "status";
  button.after(note);
}

/** Name and e-mail of a signed-in person are filled in. */
function fillIn(form: HTMLFormElement): void {
  const user = readStoredUser();
  for (const [name, value] of [
    ["fullName", user?.name],
    ["email", user?.email],
  ] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "" && value) field.value = value;
  }
}

async function send(form: HTMLFormElement): Promise<boolean> {
  const body = readTypedMessage(new FormData(form));
  showFailure(form, "");
  try {
    const wrong = await findIssues(sendContactMessageEndpoint, body);
    if (wrong.length > 0) {
      await showIssues(form, wrong);
      return false;
    }
    await call(sendContactMessageEndpoint, { body });
    form.reset();
    return true;
  } catch (error) {
    const { t } = await loadWords();
    if (!(error instanceof CallError)) showFailure(form, t("contact:failed"));
    else if (error.body.issues?.length) await showIssues(form, error.body.issues);
    else showFailure(form, contactFailure(t, error));
    return false;
  }
}

function showFailure(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>("[data-failure]");
  const note = place?.querySelector(".notice > div");
  if (!place || !note) return;
  note.textContent = text;
  place.hidden = text === "";
}

async function showIssues(form: HTMLFormElement, issues: readonly IssueCode[]): Promise<void> {
  const { t } = await loadWords();
  const named = nameIssues(issues);
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLElement) showIssue(form, field, named[name] ? issueText(t, named[name]) : "");
  }
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  first?.focus({ preventScroll: true });
  first?.closest(".field")?.scrollIntoView({ block: "nearest" });
}

/** As the server renders it (web/ui/field.tsx). */
function showIssue(form: HTMLFormElement, field: HTMLElement, text: string): void {
  const id = `${field.id}-error`;
  document.getElementById(id)?.remove();
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((other) => other && other !== id);
  if (text !== "") described.unshift(id);
  field.setAttribute("aria-describedby", described.join(" "));
  field.ariaInvalid = text === "" ? null : "true";
  if (text === "") return;
  const template = form.querySelector<HTMLTemplateElement>("template[data-error]");
  const error = template?.content.firstElementChild?.cloneNode(true);
  if (!(error instanceof HTMLElement)) return;
  error.id = id;
  error.lastElementChild?.replaceChildren(text);
  field.closest(".field")?.append(error);
}
