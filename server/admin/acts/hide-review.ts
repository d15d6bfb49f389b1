/** Hides a review with a reason its author reads (R10.1, R11.1), and shows it again; a trigger updates the rating. */
import { and, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Reasoned } from "#contract/schemas/office/office-fields.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import { giveVerdict } from "#server/admin/give-verdict.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import type { Officer, Undo } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";
import { storedMoment } from "./stored-moment.ts";

type Review = typeof reviews.$inferSelect;

export const keepReview = ({ hiddenAt, hiddenBy, hiddenReason }: Review) => ({ hiddenAt, hiddenBy, hiddenReason });

/** Hiding is not an edit: keep the author's date. */
const unchanged = { updatedAt: sql`${reviews.updatedAt}` };

export const shown = { hiddenAt: null, hiddenBy: null, hiddenReason: null };

export async function hideReview(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason, rule }: Reasoned & { id: string },
): Promise<void> {
  const [hidden] = await tx
    .update(reviews)
    .set({ hiddenAt: sql`now()`, hiddenBy: by.adminId, hiddenReason: reason, ...unchanged })
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
    .returning();
  if (hidden === undefined) throw await explain(tx, id);
  await giveVerdict(tx, jobs, {
    by,
    act: "hide_review",
    subjectId: id,
    before: shown,
    after: keepReview(hidden),
    concernedId: hidden.studentId,
    words: reason,
    rule,
  });
}

async function explain(tx: Tx, id: string): Promise<Refusal> {
  const [found] = await tx.select().from(reviews).where(eq(reviews.id, id));
  if (found === undefined) return new Refusal("not_found");
  return alreadyDecided(tx, { adminId: found.hiddenBy, at: found.hiddenAt });
}

const reviewSnapshot = z.object({
  hiddenAt: storedMoment,
  hiddenBy: z.nullable(z.uuid()),
  hiddenReason: z.nullable(z.string()),
});

/** A review that its author withdrew meanwhile stays withdrawn. */
export const undoHiding: Undo = async (tx, id, before) => {
  const [put] = await tx
    .update(reviews)
    .set({ ...z.parse(reviewSnapshot, before), ...unchanged })
    .where(eq(reviews.id, id))
    .returning();
  return put === undefined ? {} : keepReview(put);
};
