/** Counts searches by subject, area and day (R11.1): collected in memory and written in batches, so that no search waits. */
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { dayOf } from "#contract/time-zone.ts";
import type { Context } from "#server/context.ts";
import { searchDays } from "#server/db/schema/admin.ts";
import { isForPage, openSending } from "#server/http/rendering.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { closeStep } from "#server/process/close-in-order.ts";
import { searchDaysKept as limits } from "#server/settings/tuning.ts";
import { type CountedSearch, countedSearches } from "./counted-search.ts";
import type { TeacherQuestion } from "./match-teachers.ts";

type Line = typeof searchDays.$inferInsert;

/** Called with the search and the number of teachers found. */
export type NoteSearch = (question: TeacherQuestion, total: number) => void;
/** Called when a search comes in. */
export type OpenCount = () => NoteSearch;

export function countSearches(app: FastifyInstance, { db, log }: Pick<Context, "db" | "log">): OpenCount {
  let waiting = new Map<string, Line>();

  function add({ day, subject, area, searches, withoutResult }: Line): void {
    const key = keyOf({ day, subject, area });
    const known = waiting.get(key);
    if (known !== undefined) {
      known.searches += searches;
      known.withoutResult += withoutResult;
    } else if (waiting.size < limits.gathered) waiting.set(key, { day, subject, area, searches, withoutResult });
  }

  function count(searches: readonly CountedSearch[]): void {
    const day = dayOf(new Date());
    for (const { subject, area, isWithoutResult } of searches)
      add({ day, subject, area, searches: 1, withoutResult: isWithoutResult ? 1 : 0 });
  }

  async function write(): Promise<void> {
    const lines = [...waiting.values()];
    waiting = new Map();
    if (lines.length === 0) return;
    const { day, subject, area, searches, withoutResult } = searchDays;
    try {
      await db
        .insert(searchDays)
        // In a fixed order, or two processes would deadlock.
        .values(lines.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
        .onConflictDoUpdate({
          target: [day, subject, area],
          set: {
            searches: sql`${searches} + excluded.searches`,
            withoutResult: sql`${withoutResult} + excluded.without_result`,
          },
        });
    } catch (error) {
      log.warn({ failure: describeError(error) }, "counted searches: not written");
      lines.forEach(add);
    }
  }

  const writing = setInterval(() => void write(), limits.writtenEvery);
  app.addHook("onClose", () =>
    closeStep("counted searches", async () => {
      clearInterval(writing);
      // The last search is counted after its response was sent.
      await setImmediate();
      await write();
    }),
  );

  return () => {
    // A page that shows a search is cached and served to many.
    const whenSent = openSending();
    const isPage = isForPage();
    return (question, total) => {
      const note = () => {
        const searches = countedSearches(question, total);
        if (searches.length > 0) whenSent(() => count(searches));
      };
      // A page is counted before it is first sent; other responses after they were written, since naming an area takes longer
      // than rendering a card.
      if (isPage) note();
      else void setImmediate().then(note);
    };
  };
}

const keyOf = ({ day, subject, area }: Pick<Line, "day" | "subject" | "area">) => `${day}\n${subject}\n${area}`;
