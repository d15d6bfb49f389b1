/**
 * Parts of a teacher's page that depend on the reader, as the page is cached: the view count (once per network and day, by the server),
 * the owner, the search one came from, the distance for a signed-in student, whether they may review, and the current week.
 */
import { day } from "#contract/durations.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";
import { toast } from "#web/ui/toast.ts";

const week = 7 * day;

export function attendTeacherPage(): void {
  const view = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
  if (view === undefined) return;
  countView(view);
  linkBack();
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-this-week]"))
    if (Date.now() - Date.parse(time.dateTime) < week) time.textContent = time.dataset.thisWeek ?? "";
  if (document.documentElement.dataset.signedIn !== "student") return;
  // Optional parts: a failure is ignored.
  import("./own-distance.ts").then(({ showOwnDistance }) => showOwnDistance()).catch(() => undefined);
  import("./own-review.ts").then(({ offerReview }) => offerReview()).catch(() => undefined);
}

function countView(path: string): void {
  const token = readToken();
  const id = readStoredUser()?.id;
  // The teacher's own view is not counted; the page links to edit instead.
  if (token !== null && id !== undefined && path.includes(id)) {
    document.documentElement.dataset.ownPage = "";
    return;
  }
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  // A failed count is ignored.
  fetch(path, { method: "POST", headers, keepalive: true }).catch(() => undefined);
}

/** Going back in history keeps the position in the list, which a link would not. */
function linkBack(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-back]");
  const { referrer } = document;
  const came = referrer.startsWith(`${location.origin}/`) ? new URL(referrer) : null;
  if (link === null || came === null || !/^(\/(hi|ur))?\/(home-tuition|student-dashboard)$/.test(came.pathname)) return;
  link.href = referrer;
  const label = link.querySelector("span");
  if (label) label.textContent = link.dataset.back ?? "";
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

/** Shares the page by the device's share dialog, else by the clipboard. */
export async function share({ dataset }: HTMLElement): Promise<void> {
  const { share: url = "", title = "", copied = "", failed = "" } = dataset;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: copied, variant: "success" });
  } catch (error) {
    // Closing the share dialog is not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError"))
      toast({ title: failed, text: url, variant: "destructive" });
  }
}
