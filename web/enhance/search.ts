/** The search form of a document: counts while filters change, suggests places while typing, locates the device. */
import "#web/styles/app.css";
import { isLanguage } from "#contract/language.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { changeParams, readSearch, searchParamsOf } from "#web/features/search/address/search.ts";
import { readForm } from "#web/features/search/address/search-values.ts";
import { countSoon, showText } from "#web/features/search/filters/count-soon.ts";
import { findMe } from "#web/features/search/filters/find-me.ts";
import { offerPlacesUnder } from "#web/features/search/filters/place-combobox.ts";
import { loadPageText } from "#web/i18n/load-page-text.ts";

const lively = new WeakSet<HTMLFormElement>();

const loadWords = () => loadPageText(["search"]);

const filtersOf = (form: HTMLFormElement) => searchParamsOf(readSearch(readForm(form)));

/** The address gets the set parameters and no empty ones. */
function sendOnlyFilters({ formData }: FormDataEvent): void {
  const entries = [...formData].map(([name, value]): [string, string] => [name, String(value)]);
  for (const [name] of entries) formData.delete(name);
  for (const [name, value] of searchParamsOf(readSearch(new URLSearchParams(entries)))) formData.set(name, value);
}

function countFor(form: HTMLFormElement) {
  const label = form.querySelector("button[type=submit] span");
  const status = form.querySelector("[data-count]");
  const { begin, follow } = countSoon(
    (query, signal) => call(publicNearbyTeachersEndpoint, { query }, { signal }),
    async (total) => {
      // Without its texts the button still leads to the result.
      const { t } = (await loadWords().catch(() => undefined)) ?? {};
      if (total === undefined || !t || !label || !status) return;
      label.textContent = showText(t, total);
      status.textContent = label.textContent;
    },
  );
  return { begin: () => begin(form), count: () => follow(form) };
}

export function enhance(form: HTMLFormElement): void {
  if (lively.has(form)) return;
  lively.add(form);
  const { begin, count } = countFor(form);
  const place = form.querySelector<HTMLInputElement>('input[name="place"]');
  const { lang } = document.documentElement;
  if (place !== null && isLanguage(lang)) offerPlacesUnder(place, lang);
  form.addEventListener("input", count);
  // Changes made while this was loading.
  if (String(filtersOf(form)) !== String(searchParamsOf(readSearch(new URLSearchParams(location.search))))) count();
  else begin();
  form.addEventListener("formdata", sendOnlyFilters);
}

/** The same filters around the device's position; errors are shown beside the button. */
export async function goNearMe(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const note = form.querySelector("[data-near-note]");
  const showNote = (text = "") => {
    if (note) note.textContent = text;
  };
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  const words = loadWords();
  void words
    .then(({ t }) => button.ariaBusy === "true" && showNote(t("search:form.near.locating")))
    .catch(() => undefined);
  const found = await findMe();
  button.ariaBusy = null;
  if (typeof found === "string") {
    // Otherwise the page's text for any failure.
    return words.then(({ t }) => showNote(t(`search:form.near.${found}`))).catch(() => showNote(button.dataset.failed));
  }
  showNote();
  location.assign(`${form.action}?${changeParams(filtersOf(form), { place: null, ...found })}`);
}
