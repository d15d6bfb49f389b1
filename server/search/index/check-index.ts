/** Repeats some index searches on the database; where the answers differ, the index is reloaded (decision 36). */
import * as z from "zod/mini";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import type { Tx } from "#server/db/client.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { choosePlace } from "#server/search/choose-place.ts";
import type { TeacherQuestion } from "#server/search/match-teachers.ts";
import { teachersSql } from "#server/search/teachers-sql.ts";
import { searchIndexTuning as limits } from "#server/settings/tuning.ts";
import type { Passed } from "./search-columns.ts";
import type { SearchIndex } from "./search-index.ts";

type Parts = { db: Pick<Tx, "execute">; log: { warn(details: object, message: string): void } };

const query = z.parse(teacherSearchQuery, {});
/** Used when there are no searches. */
const anyQuestion: TeacherQuestion = { query, terms: [], place: choosePlace(query) };

/** A teacher may change between the two answers; the index learns of it a moment later. */
const tries = 5;

const signOf = (total: number, ids: string[]) => `${total} ${ids.join()}`;
const signOfPassed = ({ total, page }: Passed) =>
  signOf(
    total,
    page.map(({ id }) => id),
  );

/** Undefined when the index could not answer. */
export async function agrees(
  index: SearchIndex,
  db: Parts["db"],
  question: TeacherQuestion,
): Promise<boolean | undefined> {
  for (let nth = 0; nth < tries; nth++) {
    const before = await index.find(question, performance.now());
    const { rows } = await db.execute<{ total: number; id: string | null }>(teachersSql(question));
    const after = await index.find(question, performance.now());
    if (before === undefined || after === undefined) return undefined;
    const answer = signOf(
      rows[0]?.total ?? 0,
      rows.flatMap(({ id }) => (id === null ? [] : [id])),
    );
    if (signOfPassed(before) === answer || signOfPassed(after) === answer) return true;
  }
  return false;
}

/** Returns the function that stops it. */
export function checkIndex(index: SearchIndex, { db, log }: Parts): () => Promise<void> {
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const same = await agrees(index, db, index.lastSearch() ?? anyQuestion);
      if (same !== undefined) index.noteCheck(same);
    } catch (error) {
      // A busy or unavailable database says nothing about the index.
      log.warn({ failure: describeError(error) }, "search index: not checked");
    }
  }

  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }, limits.checkEvery).unref();
  return async () => {
    clearInterval(timer);
    await checking;
  };
}
