/** Records an act against somebody (R11.5): its audit log line, the verdict with its reason and the undo snapshot, and the mail with the appeal link. */
import { sql } from "drizzle-orm";
import { office } from "#contract/limits.ts";
import type { AdverseAct, RuleCode } from "#contract/office/acts.ts";
import { acts, isGrave } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { verdicts } from "#server/db/schema/admin.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";
import { appealLink, hashAppealToken, makeAppealToken } from "./appeal-token.ts";
import { mailOtherAdmins } from "./mail-other-admins.ts";
import { type Mailing, notifyConcerned } from "./notify-concerned.ts";
import { type ActRecord, type AuditValues, refuseUnconfirmed, writeAudit } from "./write-audit.ts";

export type Verdict<A extends AdverseAct = AdverseAct> = ActRecord<A> & {
  subjectId: string;
  /** The snapshot that undoing restores. */
  before: AuditValues;
  /** Who is notified and may appeal; null when the person is erased. */
  concernedId: string | null;
  words: string;
  rule: RuleCode;
  /** The person's own name for the subject, if there is one. */
  about?: string;
  link?: string;
  /** Who else is notified in the same transaction. */
  others?: readonly NewNotification[] | undefined;
};

/** Returns the verdict's id. */
export async function giveVerdict(tx: Tx, jobs: Mailing, verdict: Verdict): Promise<string> {
  const { by, act, subjectId, before, after, details, concernedId, words, rule, about = null, link, others } = verdict;
  if (words.trim() === "") throw new TypeError("a verdict without words");
  if (isGrave(act)) refuseUnconfirmed(by);
  await writeAudit(tx, { by, act, subjectId, before, after, details: { ...details, words, rule } });
  if (isGrave(act)) await mailOtherAdmins(tx, jobs, { by, act, subjectId });
  const token = makeAppealToken();
  const [given] = await tx
    .insert(verdicts)
    .values({
      act,
      subjectKind: acts[act].subject,
      subjectId,
      concernedId,
      adminId: by.adminId,
      rule,
      words,
      before,
      appealHash: hashAppealToken(token),
      appealUntil: sql`now() + make_interval(secs => ${office.appealWithin / 1000})`,
    })
    .returning({ id: verdicts.id, until: verdicts.appealUntil });
  if (given === undefined) throw new Error("the verdict was not written");
  if (concernedId === null) await notifyAll(tx, jobs, others ?? []);
  else
    await notifyConcerned(tx, jobs, {
      concernedId,
      kind: "verdict",
      act,
      verdictId: given.id,
      link,
      others,
      letter: (addressed) => ({
        kind: `verdict_${act}`,
        ...addressed,
        params: { words, about, link: appealLink(token), until: given.until.toISOString() },
      }),
    });
  return given.id;
}
