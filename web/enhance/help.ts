/** The search of /help while typing: hides what does not match, opens the answers of few matches, updates the address. Loaded on the first touch of its field. */
import { chooseAnswers } from "#content/help/choose-answers.ts";
import { helpSearch } from "#contract/limits.ts";
import { formatNumber } from "#text/format-number.ts";

const lively = new WeakSet<HTMLFormElement>();

export function enhance(form: HTMLFormElement): void {
  const page = form.closest("article");
  const field = form.querySelector("input");
  if (lively.has(form) || !page || !field) return;
  lively.add(form);
  const answers = [...page.querySelectorAll("details")];
  const texts = answers.map(({ textContent, dataset }) => `${textContent} ${dataset.words ?? ""}`);
  const status = page.querySelector<HTMLElement>("[data-help-found]");
  const none = page.querySelector<HTMLElement>("[data-help-none]");
  const groups = page.querySelector<HTMLElement>(".help-groups");
  const words: { one: string; other: string } = JSON.parse(status?.dataset.helpFound ?? "{}");
  const { lang } = document.documentElement;

  const foundText = (count: number) =>
    words[new Intl.PluralRules(lang).select(count) === "one" ? "one" : "other"].replace("#", formatNumber(count));

  function follow(): void {
    const typed = field?.value.trim() ?? "";
    const chosen = chooseAnswers(texts, typed);
    answers.forEach((answer, at) => {
      answer.hidden = chosen !== null && !chosen.has(at);
      answer.open = chosen?.has(at) === true && chosen.size <= helpSearch.opened;
    });
    for (const group of page?.querySelectorAll<HTMLElement>("section:has(details)") ?? [])
      group.hidden = group.querySelector("details:not([hidden])") === null;
    if (none) none.hidden = chosen?.size !== 0;
    if (groups) groups.hidden = chosen !== null;
    if (status) status.textContent = chosen?.size ? foundText(chosen.size) : "";
    const query = typed === "" ? "" : `?${new URLSearchParams({ q: typed })}`;
    history.replaceState(history.state, "", location.pathname + query);
  }
  form.addEventListener("input", follow);
  form.addEventListener("submit", (event) => event.preventDefault());
  // Text typed while this was loading.
  if (field.value !== field.defaultValue) follow();
}
