/** Loads the Nastaliq font of Urdu headings when somebody stays on a page (decision 46): later pages use it. */
import { headingFace } from "#web/storage/choices.ts";

/** Not in every browser; not with data saver. */
const savesData = () => "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

export function bringHeadingFace(): void {
  if (document.documentElement.lang !== "ur" || headingFace.isSet() || savesData()) return;
  document.fonts
    .load("1em Nastaliq", "نکڑ")
    .then(([face]) => face && headingFace.set())
    // The fallback font stays, and the next page retries.
    .catch(() => undefined);
}
