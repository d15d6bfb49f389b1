/** The shortlist buttons of a document (R13.6): marked from storage, and pressed. The shortlist page loads it by name. */
import { addressIn, isLanguage } from "#contract/language.ts";
import { pressHeart } from "#web/features/search/results/press-heart.ts";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { isShortlisted, readStoredShortlist, watchShortlist } from "#web/storage/shortlist.ts";

function compareAddress(search = ""): string {
  const { lang } = document.documentElement;
  return addressIn(isLanguage(lang) ? lang : "en", "/compare", search);
}

/** Whose button it is: its own attribute, or the card's (`cardId`). */
const idOf = (heart: HTMLElement) => heart.dataset.save || (heart.closest("li")?.id.slice("teacher-".length) ?? "");

function mark(): void {
  for (const heart of document.querySelectorAll<HTMLElement>("[data-save]"))
    heart.ariaPressed = String(isShortlisted(idOf(heart)));
}

export async function pressHeartOf(heart: HTMLElement): Promise<void> {
  const { t } = await loadPageText(["shell"]);
  await pressHeart(idOf(heart), t, compareAddress());
  mark();
}

/** After signing in the browser's shortlist is merged with the account's; the shortlist page is reloaded. */
export async function attendHearts(): Promise<void> {
  mark();
  watchShortlist(mark);
  const asks = document.querySelector("[data-kept]") !== null;
  const isStudent = document.documentElement.dataset.signedIn === "student";
  if (isStudent && (asks || readStoredShortlist().of === null))
    await import("#web/api/save-shortlist.ts").then(({ joinShortlist }) => joinShortlist()).catch(() => undefined);
  const saved = readStoredShortlist().ids;
  if (asks && saved.length > 0) location.replace(compareAddress(`?ids=${saved.join(",")}`));
}
