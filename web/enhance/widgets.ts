/** Widgets of every page that may load when idle (R2.11): fetched after the page, with their own stylesheet. */
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { hasShortlist } from "#web/storage/choices.ts";
import { mayCount, onConsent } from "#web/storage/consent.ts";
import { attendAppBanner } from "./app-banner.ts";
import { cachePages } from "./cache-pages.ts";
import { attendCookieBar } from "./cookie-bar.ts";
import { attendInstallHint } from "./install-hint.ts";
import { attendOfflinePage } from "./offline-page.ts";
import { attendSupportChat } from "./support-chat.ts";
import { attendThemeSelects } from "./theme-select.ts";
import sheet from "./widgets.css?url";

/** Before the elements it styles, so that nothing is unstyled. A failure leaves the page as it was. */
function loadSheet(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

/** What is far down is not fetched for a visit that ends above it. */
function attendWhenNear(selector: string, attend: () => void): void {
  const place = document.querySelector(selector);
  if (place === null) return;
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      attend();
    },
    { rootMargin: "300px" },
  );
  watching.observe(place);
}

function hasSaved(): boolean {
  const { signedIn } = document.documentElement.dataset;
  return document.querySelector("[data-save]") !== null && (signedIn === "student" || hasShortlist());
}

attendAppBanner();
attendThemeSelects();
attendOfflinePage();
attendWhenNear("[data-films], [data-film]", () =>
  import("./intro-videos.ts").then(({ enhanceIntroVideos }) => enhanceIntroVideos()).catch(() => undefined),
);
// With an empty shortlist nothing is marked: the first press loads it.
if (!("app" in document.documentElement.dataset) && (hasSaved() || document.querySelector("[data-kept]") !== null))
  import("./hearts.ts").then(({ attendHearts }) => attendHearts()).catch(() => undefined);
// Apps count by themselves, with more data.
if (!("app" in document.documentElement.dataset))
  onConsent(() => {
    if (mayCount()) import("#web/islands/count-here.ts").then(({ countHere }) => countHere()).catch(() => undefined);
  });
Promise.all([loadPageText(["shell"]), loadSheet()])
  .then(([{ t }]) => {
    attendSupportChat(t);
    attendInstallHint(t);
    // Last, as it is sticky: later elements move it.
    attendCookieBar(t);
    return cachePages(t);
  })
  .catch(() => undefined);
