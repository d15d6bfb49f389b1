/** The office's lists at 25,000 rows, in a full run 100,000 (R7.12, R11.1): a page takes two statements, both by an index and neither reads more than it returns. */
import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { office } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { someOrAll } from "#test/random-cases.ts";
import { listAccounts } from "./list-accounts.ts";
import { listAppeals } from "./list-appeals.ts";
import { listAudit } from "./list-audit.ts";
import { listContactMessages } from "./list-contact-messages.ts";
import { listOfficeDocuments } from "./list-documents.ts";
import { listQueue } from "./list-queue.ts";
import { listReports } from "./list-reports.ts";
import { listOfficeReviews } from "./list-reviews.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let copy: TestDatabase;
let client: pg.Client;
const ran: { text: string; values: unknown[] }[] = [];

/** Enough that no plan reads them all; in a full run as many as after years. */
const many = someOrAll(25_000, 100_000);

/** Plain rows: their triggers and keys are not tested here. */
const insertRows = `
  set session_replication_role = replica;
  insert into accounts (role, email, name, created_at, email_verified_at)
    select case when n % 3 = 0 then 'teacher' else 'student' end, n || '@example.test', 'Person ' || n,
      now() - n * interval '1 minute', now() from generate_series(1, ${many}) n;
  insert into teachers (account_id) select id from accounts where role = 'teacher' limit 1;
  insert into documents (teacher_id, name, type, file_key, media_type, size, sha256, verified_at, rejected_at)
    select account_id, 'Paper', 'identity', n::text, 'application/pdf', 1, '',
      case when n % 10 > 1 then now() - n * interval '1 minute' end, case when n % 10 = 1 then now() - n * interval '1 minute' end
    from teachers, generate_series(1, ${many}) n;
  insert into reviews (relation_id, student_id, teacher_id, stars, created_at, hidden_at)
    select gen_random_uuid(), a.id, t.account_id, 4, a.created_at, case when random() < 0.02 then now() end
    from accounts a, teachers t;
  insert into reports (reporter_id, reported_id, reason, status, created_at)
    select a.id, a.id, 'spam', case when random() < 0.9 then 'dismissed' else 'open' end, a.created_at from accounts a;
  insert into contact_messages (full_name, email, subject, message, handled_at)
    select 'A', n || '@b.test', 'Fees', 'x', case when n % 20 > 0 then now() - n * interval '1 minute' end from generate_series(1, ${many}) n;
  insert into verdicts (act, subject_kind, subject_id, concerned_id, words, appeal_until)
    select 'suspend_account', 'account', id, id, 'x', now() from accounts;
  insert into appeals (verdict_id, words, decision, decided_at, created_at)
    select id, 'x', case when random() < 0.9 then 'refused' end, case when random() < 0.9 then now() end, now() - random() * interval '900 days' from verdicts;
  insert into audit_log (admin_id, act, subject_kind, subject_id, created_at)
    select (select id from accounts limit 1), case when n % 50 = 0 then 'hide_review' else 'verify_document' end, 'document',
      gen_random_uuid()::text, now() - n * interval '1 minute' from generate_series(1, ${many}) n;
  insert into queue_items (kind, subject_id, priority, waiting_since, done_at)
    select 'document', id, 50, uploaded_at, case when verified_at is not null or rejected_at is not null then now() - random() * interval '900 days' end from documents;
  insert into queue_items (kind, subject_id, priority, waiting_since) select 'letter', id, 30, created_at from contact_messages where handled_at is null;
  insert into queue_items (kind, subject_id, priority, waiting_since) select 'report', id, 80, created_at from reports where status = 'open';
  insert into queue_items (kind, subject_id, priority, waiting_since) select 'appeal', id, 60, created_at from appeals where decision is null;
  set session_replication_role = origin;
  analyze;`;

beforeAll(async () => {
  copy = await createTestDatabase();
  client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  await client.query(insertRows);
});
afterAll(async () => {
  await client.end();
  await copy.drop();
});

const paging = { page: 2, limit: 20 };
const adminId = randomUUID();
const reader = { id: adminId, role: "admin" } as const;

const lists: Record<string, (tx: Tx) => Promise<{ items: unknown[]; total: number }>> = {
  "the queue": (tx) => listQueue(tx, { state: "open", reader, paging }),
  "the queue of a kind": (tx) => listQueue(tx, { state: "open", kind: "letter", reader, paging }),
  "what is done": (tx) => listQueue(tx, { state: "done", reader, paging }),
  "waiting documents": (tx) => listOfficeDocuments(tx, { state: "waiting", paging }),
  "verified documents": (tx) => listOfficeDocuments(tx, { state: "verified", paging }),
  "rejected documents": (tx) => listOfficeDocuments(tx, { state: "rejected", paging }),
  "all people": (tx) => listAccounts(tx, { q: "" }, paging),
  "people of a role": (tx) => listAccounts(tx, { q: "", role: "teacher" }, paging),
  "people by name": (tx) => listAccounts(tx, { q: "person 7712" }, { page: 1 }),
  "open letters": (tx) => listContactMessages(tx, { state: "open", paging }),
  "done letters": (tx) => listContactMessages(tx, { state: "done", paging }),
  "open reports": (tx) => listReports(tx, { state: "open", paging }),
  "dismissed reports": (tx) => listReports(tx, { state: "dismissed", paging }),
  "shown reviews": (tx) => listOfficeReviews(tx, { state: "shown", paging }),
  "hidden reviews": (tx) => listOfficeReviews(tx, { state: "hidden", paging }),
  "open appeals": (tx) => listAppeals(tx, { state: "open", paging, adminId }),
  "refused appeals": (tx) => listAppeals(tx, { state: "refused", paging, adminId }),
  "the audit log": (tx) => listAudit(tx, {}, paging),
  "the audit log by act": (tx) => listAudit(tx, { act: "hide_review" }, paging),
};

/** Admins are few and checked once; the other tables are empty here, or a page long. */
const mayScan = /^(accounts other|contact_answers w|teachers t|students s|guarantee_claims c|relations cr)$/;

async function readScans(text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query(`explain ${text}`, values);
  const lines = rows.map((row) => String(row["QUERY PLAN"]));
  return lines
    .flatMap((line) => /Seq Scan on (\w+ \w+|\w+)/.exec(line)?.[1] ?? [])
    .filter((name) => !mayScan.test(name));
}

test.each(Object.entries(lists))(
  "R7.12 R11.1 %s: two statements, by an index, and counted no further than is told",
  async (_, list) => {
    ran.length = 0;
    const tx = drizzle(client, { logger: { logQuery: (text, values) => ran.push({ text, values }) } });
    const { items, total } = await list(tx as unknown as Tx);
    expect(items.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(office.counted);
    expect(ran).toHaveLength(2);
    for (const { text, values } of ran) expect(await readScans(text, [...values])).toEqual([]);
  },
);

test("R7.12 a page far beyond the counted rows still offers the next", async () => {
  const far = { page: office.counted / 20 + 30, limit: 20 };
  const tx = drizzle(client) as unknown as Tx;
  const { items, total } = await listAudit(tx, {}, far);
  expect(items).toHaveLength(20);
  expect(total).toBe((far.page + 1) * 20);
});
