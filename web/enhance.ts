/** The plain script of every page: one listener that acts on data attributes. Everything heavier loads on intent. */

import { localKeys, requestTimeout } from "#contract/every-page.ts";
import { addressIn, isLanguage, splitLanguage } from "#contract/language.ts";
import type { Language } from "#contract/vocabulary.ts";
import { liveStore, toast, toastStore } from "#web/ui/toast.ts";
import { answerPopovers, answerPresses } from "./enhance/answer-presses.ts";
import { askPhone } from "./enhance/ask-phone.ts";
import { keepInstallQuestion } from "./enhance/install-question.ts";
import { loadAuth, opening, openNamedDialog, prefetchNamedDialogs } from "./enhance/named-dialogs.ts";
import { watchSearchForms } from "./enhance/search-intent.ts";
import { preferredLanguage } from "./storage/choices.ts";
import { dropPersonalOfTab } from "./storage/personal.ts";
import { waitingToast } from "./storage/waiting-toast.ts";

/** Navigates to the same page in another language once it is known to exist; otherwise stays and says so. */
async function changeLanguage(language: Language, failed: string): Promise<void> {
  const { path } = splitLanguage(location.pathname);
  try {
    // The server mirrors the choice in its cookie; `/en/...` exists only for that.
    const chosen = await fetch(`/${language}${path}${location.search}`, {
      method: "HEAD",
      headers: { "x-language-choice": language },
      signal: AbortSignal.timeout(requestTimeout),
    });
    if (chosen.status >= 500) throw new Error(String(chosen.status));
    preferredLanguage.write(language);
    const address = location.origin + addressIn(language, path, location.search) + location.hash;
    // Assigning the same address with a hash would only scroll.
    if (address === location.href) location.reload();
    else location.assign(address);
  } catch {
    toast({ title: failed, variant: "destructive" });
  }
}

// Logged out in another tab: this one clears its data too. An app handles that itself, and leaves.
addEventListener("storage", ({ key, newValue }) => {
  if (key === localKeys.token && newValue === null) dropPersonalOfTab();
});

/** Scripts of single pages. */
const loadTeacherPage = () => import("./enhance/teacher-page.ts");

document.addEventListener("click", (event) => {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-language], [data-share], [data-print], [data-save]")
      : null;
  const language = link?.dataset.language;
  if (link && "share" in link.dataset) void loadTeacherPage().then(({ share }) => share(link));
  else if (link && "print" in link.dataset) print();
  // Apps handle these themselves.
  else if (link && "save" in link.dataset && !("app" in document.documentElement.dataset))
    void import("./enhance/hearts.ts").then(({ pressHeartOf }) => pressHeartOf(link));
  else if (link && isLanguage(language)) void changeLanguage(language, link.parentElement?.dataset.failed ?? "");
  else return;
  event.preventDefault();
});

const page = document.documentElement.dataset;
const isApp = "app" in page;

// Not needed until a pointer, a key or a toast.
const answerTouch = () => void import("./enhance/first-touch.ts").catch(() => undefined);
if (isApp) answerTouch();
for (const touch of ["pointerover", "keydown"]) addEventListener(touch, answerTouch, { once: true });
for (const store of [toastStore, liveStore]) store.subscribe(answerTouch);
prefetchNamedDialogs(!isApp && page.signedIn === undefined);
addEventListener("hashchange", openNamedDialog);
openNamedDialog();
// Its forms work without a script, so a failure leaves them as they are.
const authPage = document.querySelector<HTMLElement>("[data-auth-page]");
if (authPage)
  loadAuth()
    .then(({ attendAuthPage }) => attendAuthPage(authPage))
    .catch(() => undefined);
watchSearchForms();
keepInstallQuestion();
answerPopovers();
// Apps handle these themselves.
if (!isApp) answerPresses();

// After a failure the notification menu stays a plain link.
if (page.signedIn !== undefined && !isApp)
  import("#web/islands/notification-bell.ts")
    .then(({ mountNotifications }) => mountNotifications())
    .catch(() => undefined);

// Apps show it themselves once hydrated.
const waiting = isApp ? null : waitingToast.take();
if (waiting !== null) toast(waiting);
if (!isApp) askPhone();
// Optional: a failure is ignored.
if (document.querySelector("[data-view]") !== null)
  loadTeacherPage()
    .then(({ attendTeacherPage }) => attendTeacherPage())
    .catch(() => undefined);
// After everything the page needs, so that an early press does not share a slow connection.
const widgetPause = 400;
addEventListener("load", () =>
  setTimeout(() => opening.then(() => import("./enhance/widgets.ts")).catch(() => undefined), widgetPause),
);
