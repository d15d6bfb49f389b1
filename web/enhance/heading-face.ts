/** Brings the Nastaliq of Urdu headings when somebody stays on a page (decision 46): the pages after it are written in it. */
import { headingFace } from "#web/storage/choices.ts";

/** Not in every browser; who saves data is not sent a face. */
const savesData = () => "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

export function bringHeadingFace(): void {
  if (document.documentElement.lang !== "ur" || headingFace.isSet() || savesData()) return;
  document.fonts
    .load("1em Nastaliq", "نکڑ")
    .then(([face]) => face && headingFace.set())
    // The other face stays, and the next page tries again.
    .catch(() => undefined);
}
