/** Mails a grave act to the others who may read the audit log (R11.4): who did what, and where it is logged, without the person concerned. */
import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { acts, type GraveAct } from "#contract/office/acts.ts";
import { rolesWith } from "#contract/permissions.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { isHere } from "#server/people/visibility.ts";
import type { Mailing } from "./notify-concerned.ts";
import type { Officer } from "./write-audit.ts";

type Done = { by: Officer; act: GraveAct; subjectId: string | null };

export async function mailOtherAdmins(tx: Tx, jobs: Mailing, { by, act, subjectId }: Done): Promise<void> {
  const [actor] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, by.adminId));
  const others = await tx
    .select({ name: accounts.name, email: accounts.email, role: accounts.role, language: accounts.language })
    .from(accounts)
    .where(
      and(
        inArray(accounts.role, [...rolesWith("audit.read")]),
        ne(accounts.id, by.adminId),
        isNotNull(accounts.emailVerifiedAt),
        isHere(accounts),
      ),
    );
  const about = { subjectKind: acts[act].subject, ...(subjectId !== null && { subjectId }) };
  const params = { did: act, officer: actor?.name ?? "", link: `/admin/audit?${new URLSearchParams(about)}` };
  for (const { name, email, role, language } of others)
    if (email !== null)
      await queueMail(tx, jobs, { kind: "office_act", to: { name, address: email }, role, language, params });
}
