/** Ends every session of a person (R11.1), who may sign in again: logged, and the person gets a mail. */
import { and, eq, isNull } from "drizzle-orm";
import { endSessions } from "#server/accounts/end-sessions.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { Refusal } from "#server/refusal.ts";

export async function endAccountSessions(tx: Tx, jobs: Mailing, by: Officer, id: string): Promise<void> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)))
    .for("update");
  if (found === undefined) throw new Refusal("not_found");
  const ended = await endSessions(tx, id);
  const [before, after] = [{ sessions: ended }, { sessions: 0 }];
  await recordAct(tx, { by, act: "end_sessions", subjectId: id, before, after });
  const { name, email, role, language, emailVerifiedAt } = found;
  if (email === null || emailVerifiedAt === null) return;
  await queueMail(tx, jobs, { kind: "sessions_ended", to: { name, address: email }, role, language, params: {} });
}
