/** Shows a hidden review again (R11.1) and notifies its author. */
import { eq } from "drizzle-orm";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { takeBack } from "#server/admin/revert-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";
import { keepReview, shown } from "./hide-review.ts";

export async function showHiddenReview(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const [found] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (found === undefined) throw new Refusal("not_found");
  if (found.hiddenAt === null) throw new Refusal("conflict");
  await takeBack(tx, jobs, by, {
    act: "hide_review",
    as: "show_review",
    subjectId: id,
    found: keepReview(found),
    plain: shown,
    words: reason,
  });
}
