/** How the app takes the place of the home that the server wrote (decision 125): with its answers, its focus and what was pressed on it. */
import { useLayoutEffect } from "react";
import { type AnyQuery, adopt } from "#web/api/query-client.ts";
import type { Fetched } from "#web/ui/lazy-part.tsx";
import type { StandIn } from "./stand-in.ts";

const standInOf = () => (window as { standIn?: StandIn }).standIn;

/** What a home says of itself: what it asks for and shows first, by the server too. */
export type HomeNeeds = { queries: readonly AnyQuery[]; parts: readonly Fetched<unknown>[] };

/** Resolves when all is here by which the home is drawn as it stands. At once where none stands, or none any more. */
export async function awaitHome(loadHome: () => Promise<{ homeNeeds: HomeNeeds }>): Promise<void> {
  const stood = standInOf();
  await stood?.isThere;
  if (!stood?.outline) return;
  try {
    const { queries, parts } = (await loadHome()).homeNeeds;
    await Promise.all([adopt(queries), ...parts.map(({ fetch }) => fetch())]);
  } catch {
    // A part that cannot be fetched says so in its place.
  }
}

const nameOf = (element: Element) =>
  element.getAttribute("href") ??
  [element.closest("li"), element].map((one) => one?.textContent).join() +
    ["aria-label", "aria-describedby"].map((name) => element.getAttribute(name)).join();

/** The same thing in the app. Of several that are named alike the one at the same place, and none where there are more or fewer. */
function findAgain(outline: Element | undefined, mark: string): HTMLElement | undefined {
  const stood = outline?.querySelector<HTMLElement>(mark);
  if (!stood) return undefined;
  const named = nameOf(stood);
  const listAlike = (app: ParentNode | null | undefined) =>
    [...(app?.querySelectorAll<HTMLElement>(stood.tagName) ?? [])].filter((element) => nameOf(element) === named);
  const [before, now] = [listAlike(outline), listAlike(document.querySelector(".app"))];
  return before.length === now.length ? now[before.indexOf(stood)] : undefined;
}

/** Of the home: drawn in the same frame in which the written one goes, so nothing is seen of it. */
export function useTakeOver(): void {
  useLayoutEffect(() => {
    const outline = standInOf()?.outline;
    const isLost = document.activeElement === document.body;
    if (isLost) findAgain(outline, "[data-focused]")?.focus({ preventScroll: true });
    findAgain(outline, "[data-pressed]")?.click();
    forgetStandIn();
  }, []);
}

/** Of the frame, whose effects come after those of the home: where another page stands instead, nothing is pressed later. */
export function forgetStandIn(): void {
  delete standInOf()?.outline;
}
