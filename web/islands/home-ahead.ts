/**
 * Who touches the way to the own dashboard is about to need its home: the service worker asks for it while the page is left,
 * and hands it to the next one (decision 127). Without a worker the dashboard asks by itself.
 */
import { homeCalls } from "#contract/home.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { walkDue } from "#web/memory/marks.ts";
import { readToken } from "#web/memory/session.ts";

export function askHomeAhead(): void {
  document.addEventListener("pointerdown", ({ target }) => {
    const { lang, dataset } = document.documentElement;
    const role = dataset.signedIn;
    const token = readToken();
    if ((role !== "student" && role !== "teacher") || token === null || walkDue.isSet()) return;
    if (!(target instanceof Element && target.closest(`a[href="${dashboardOf(role)}"]`))) return;
    // As the frame asks (`stand-in.ts`): what differs is not handed on.
    const headers = { accept: "application/json", [pageLanguageHeader]: lang, authorization: `Bearer ${token}` };
    navigator.serviceWorker?.controller?.postMessage({ home: homeCalls[role].path, headers });
  });
}
