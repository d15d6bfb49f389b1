/** Registers the service worker (R2.14), hands it the current page to cache, and shows when a page comes from the cache. */
import { isLanguage } from "#contract/language.ts";
import { formatMoment } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { make } from "#web/ui/make-element.ts";

/** Also named in the Trusted Types policy of `boot.ts`. */
const script = "/sw.js";

function showNotice(t: Translate, since: string): void {
  const { lang } = document.documentElement;
  const moment = new Date(since);
  if (Number.isNaN(moment.getTime()) || document.querySelector(".kept-line") !== null) return;
  const notice = make(
    "p",
    "kept-line",
    t("shell:kept.line", { when: formatMoment(isLanguage(lang) ? lang : "en", moment) }),
  );
  notice.role = "status";
  document.body.append(notice);
}

export async function cachePages(t: Translate): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers === undefined || import.meta.env.DEV) return;
  const isFirst = workers.controller === null;
  workers.addEventListener("message", ({ data }) => {
    if (typeof data?.keptAt === "string") showNotice(t, data.keptAt);
  });
  workers.startMessages();
  await workers.register(script, { updateViaCache: "none" });
  const { active } = await workers.ready;
  active?.postMessage(isFirst ? { keep: location.origin + location.pathname + location.search } : {});
}
