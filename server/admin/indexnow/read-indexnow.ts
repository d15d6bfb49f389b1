/** What the office sees of IndexNow (R11.3): the service, what waits, and past submissions with their answers. */
import { sql } from "drizzle-orm";
import type { Submission } from "#contract/indexnow.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";

type Reader = Tx;
type Row = Omit<Submission, "submittedAt"> & { submittedAt: Date | string };

/** `ids`: these alone. */
export async function listSubmissions(db: Reader, paging: Paging, ids?: readonly string[]): Promise<Submission[]> {
  const { limit, offset } = limitAndOffset(paging);
  const named = ids === undefined ? sql`true` : sql`s.id = any(${sql.param(ids)}::uuid[])`;
  // Ids grow with time.
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.url_count as "urlCount", s.status_code as "statusCode", s.failure, a.name as "submittedBy",
      s.submitted_at as "submittedAt"
    from indexnow_submissions s left join accounts a on a.id = s.submitted_by
    where ${named} order by s.id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt).toISOString() }));
}

export async function countSubmissions(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from indexnow_submissions`);
  return rows[0]?.count ?? 0;
}

export async function countWaiting(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from indexnow_urls where submission_id is null`);
  return rows[0]?.count ?? 0;
}

/** By path: it has an index over the waiting rows. */
export async function listWaiting(db: Reader, paging: Paging): Promise<{ url: string; queuedAt: string }[]> {
  const { limit, offset } = limitAndOffset(paging);
  const { rows } = await db.execute<{ url: string; queuedAt: Date | string }>(sql`
    select url, queued_at as "queuedAt" from indexnow_urls where submission_id is null
    order by url limit ${limit} offset ${offset}`);
  return rows.map(({ url, queuedAt }) => ({ url, queuedAt: new Date(queuedAt).toISOString() }));
}
