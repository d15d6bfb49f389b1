/**
 * What a teacher's page cannot know as it comes from a cache: that it is looked at (once per network and day, by the server),
 * whose it is, from which search one came, how far a signed-in student has to go and whether they may review, and what week it is.
 */
import { day } from "#contract/durations.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";
import { toast } from "#web/ui/toast.ts";

const week = 7 * day;

export function attendTeacherPage(): void {
  const view = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
  if (view === undefined) return;
  countView(view);
  leadBack();
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-this-week]"))
    if (Date.now() - Date.parse(time.dateTime) < week) time.textContent = time.dataset.thisWeek ?? "";
  if (document.documentElement.dataset.signedIn !== "student") return;
  // Without them the page is as good as before.
  import("./own-distance.ts").then(({ showOwnDistance }) => showOwnDistance()).catch(() => undefined);
  import("./own-review.ts").then(({ offerReview }) => offerReview()).catch(() => undefined);
}

function countView(path: string): void {
  const token = readToken();
  const id = readStoredUser()?.id;
  // The teacher's own look is no visitor's; the page offers to edit instead.
  if (token !== null && id !== undefined && path.includes(id)) {
    document.documentElement.dataset.ownPage = "";
    return;
  }
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  // A look that could not be counted is nobody's trouble.
  fetch(path, { method: "POST", headers, keepalive: true }).catch(() => undefined);
}

/** Going back in history keeps the place in the list, which a link would not. */
function leadBack(): void {
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

/** Hands the page to the device's own way of sharing, else to the clipboard. */
export async function share({ dataset }: HTMLElement): Promise<void> {
  const { share: url = "", title = "", copied = "", failed = "" } = dataset;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: copied, variant: "success" });
  } catch (error) {
    // Closing the device's list is no failure.
    if (!(error instanceof DOMException && error.name === "AbortError"))
      toast({ title: failed, text: url, variant: "destructive" });
  }
}
