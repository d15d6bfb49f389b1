/** Records in the ledger what a person agrees to by joining, or withdraws by leaving (R7.2, R10.3), in the same transaction. */
import { sql } from "drizzle-orm";
import { policies } from "#content/policies.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { consents } from "#server/db/schema/notifications.ts";

type Agreement = { language: Language; given: boolean };

/** One entry per document, in its current version. For an unknown id the same statement writes nothing (R7.2). */
export async function recordAgreement(tx: Tx, accountId: string, { language, given }: Agreement): Promise<void> {
  const lines = Object.entries(policies).map(([kind, { version }]) => sql`(${kind}, ${version})`);
  await tx.execute(sql`
    insert into ${consents} (account_id, kind, given, policy_version, language)
    select ${accounts.id}, agreed.kind, ${given}::boolean, agreed.version, ${language}
    from ${accounts}, (values ${sql.join(lines, sql`, `)}) as agreed (kind, version)
    where ${accounts.id} = ${accountId}`);
}
