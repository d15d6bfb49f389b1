/**
 * The offline page: lists cached pages, and reloads when the network is back. A browser that says "online"
 * may have a dead connection: only a server response counts, so the page never reloads in a loop.
 */
import { requestTimeout } from "#contract/every-page.ts";
import { openCachedPages } from "#web/storage/cached-pages.ts";
import { make } from "#web/ui/make-element.ts";

const marks: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Cloned from the server's HTML: Trusted Types forbid creating elements from text. */
function titleIn(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => marks[name] ?? "");
}

async function listCached(list: Element): Promise<void> {
  for (const cache of await openCachedPages())
    for (const request of (await cache.keys()).toReversed()) {
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "";
      const item = make("li", "");
      const link = make("a", "link", titleIn(html) || request.url);
      link.href = request.url;
      item.append(link);
      list.append(item);
    }
}

async function tryAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(requestTimeout) });
  if (answer.status < 500) location.reload();
}

export function attendOfflinePage(): void {
  const part = document.querySelector<HTMLElement>("[data-kept-pages]");
  const list = part?.querySelector("ul");
  if (!part || !list || location.pathname.endsWith("/offline")) return;
  void listCached(list).then(() => {
    part.hidden = list.children.length === 0;
  });
  addEventListener("online", () => void tryAgain().catch(() => undefined));
}
