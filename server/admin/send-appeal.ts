/** Takes an appeal by a mail's link (R11.5): once, within twenty days, by whoever has the mail; and shows what the link is about. */
import { eq } from "drizzle-orm";
import { isAdverse } from "#contract/office/acts.ts";
import type { Appealable } from "#contract/office/appeals.ts";
import type { Tx } from "#server/db/client.ts";
import { appeals, verdicts } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";
import { hashAppealToken } from "./appeal-token.ts";

type Verdict = typeof verdicts.$inferSelect;
type Appeal = typeof appeals.$inferSelect;

async function findVerdict(tx: Tx, token: string): Promise<{ verdict: Verdict; appeal: Appeal | null }> {
  const [found] = await tx
    .select({ verdict: verdicts, appeal: appeals })
    .from(verdicts)
    .leftJoin(appeals, eq(appeals.verdictId, verdicts.id))
    .where(eq(verdicts.appealHash, hashAppealToken(token)));
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

function stateOf({ undoneAt, appealUntil }: Verdict, appeal: Appeal | null): Appealable["state"] {
  if (appeal !== null) return appeal.decision ?? "sent";
  if (undoneAt !== null) return "undone";
  return appealUntil.getTime() > Date.now() ? "open" : "over";
}

export async function readAppealable(tx: Tx, token: string): Promise<Appealable> {
  const { verdict, appeal } = await findVerdict(tx, token);
  if (!isAdverse(verdict.act)) throw new Refusal("not_found");
  return {
    act: verdict.act,
    words: verdict.words,
    decidedAt: verdict.createdAt.toISOString(),
    until: verdict.appealUntil.toISOString(),
    state: stateOf(verdict, appeal),
    appeal: appeal?.words ?? null,
    answer: appeal?.answer ?? null,
  };
}

/** Two clicks leave one appeal: the second finds the first. */
export async function sendAppeal(tx: Tx, { token, words }: { token: string; words: string }): Promise<Appealable> {
  const { verdict, appeal } = await findVerdict(tx, token);
  if (stateOf(verdict, appeal) !== "open") throw new Refusal("appeal_over");
  const made = await tx
    .insert(appeals)
    .values({ verdictId: verdict.id, words })
    .onConflictDoNothing()
    .returning({ id: appeals.id });
  if (made.length === 0) throw new Refusal("appeal_over");
  return readAppealable(tx, token);
}
