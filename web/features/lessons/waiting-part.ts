/** The lessons that wait, as a part of both homes, with its words. */
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";

export const WaitingLessons = lazyPart(async () => {
  const [waiting] = await Promise.all([import("./waiting-lessons.tsx"), loadPageText(["lessons"])]);
  return waiting;
});
