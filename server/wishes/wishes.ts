/** A student's wishes (R13.2): created from a search, renewed, deleted, listed with the teachers who came to fit them. */
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { wishLimits as limits } from "#contract/learning-limits.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import type { Wish } from "#contract/wishes.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { wishes } from "#server/db/schema/wishes.ts";
import { isHere, notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { choosePlace } from "#server/search/choose-place.ts";
import { findSearcher } from "#server/search/find-searcher.ts";
import { storeQuery } from "./store-query.ts";

const endOfLife = () => sql`now() + make_interval(secs => ${limits.life / 1000})`;

export function makeWish(db: Db, accountId: string, query: TeacherSearch): Promise<Wish> {
  return db.transaction(async (tx) => {
    const familyCells = await lock(tx, accountId);
    const { place } = await findSearcher(tx, accountId, "student");
    const stored = storeQuery(query, choosePlace(query, place), familyCells);
    const [same] = await tx
      .select({ id: wishes.id })
      .from(wishes)
      .where(and(eq(wishes.accountId, accountId), eq(wishes.query, stored.query)));
    if (same !== undefined) return renew(tx, accountId, same.id);
    await refuseEleventh(tx, accountId);
    const [made] = await tx
      .insert(wishes)
      .values({ ...stored, accountId, until: endOfLife() })
      .returning({ id: wishes.id });
    return readWish(tx, accountId, made?.id ?? "");
  });
}

export function renewWish(db: Db, accountId: string, id: string): Promise<Wish> {
  return db.transaction(async (tx) => {
    await lock(tx, accountId);
    return renew(tx, accountId, id);
  });
}

async function renew(tx: Tx, accountId: string, id: string): Promise<Wish> {
  const { isOver } = await readWish(tx, accountId, id);
  if (isOver) await refuseEleventh(tx, accountId);
  await tx
    .update(wishes)
    .set({ until: endOfLife() })
    .where(and(eq(wishes.id, id), eq(wishes.accountId, accountId)));
  return readWish(tx, accountId, id);
}

/** Concurrent ones are counted in sequence. Returns the cells in which the family is counted (R13.3), its public one first. */
async function lock(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ cells: string[] }>(sql`
    select array_remove(array_prepend(public_cell,
      array(select cell from wishes where account_id = ${accountId}::uuid order by created_at, id)), null) as cells
    from students where account_id = ${accountId}::uuid for no key update`);
  return rows[0]?.cells ?? [];
}

async function refuseEleventh(tx: Tx, accountId: string): Promise<void> {
  const going = await tx.$count(wishes, and(eq(wishes.accountId, accountId), gt(wishes.until, sql`now()`)));
  if (going >= limits.most) throw new Refusal("wishes_limit");
}

export async function dropWish(tx: Tx, accountId: string, id: string): Promise<void> {
  const dropped = await tx
    .delete(wishes)
    .where(and(eq(wishes.id, id), eq(wishes.accountId, accountId)))
    .returning({ id: wishes.id });
  if (dropped.length === 0) throw new Refusal("not_found");
}

async function readWish(tx: Tx, accountId: string, id: string): Promise<Wish> {
  const [found] = await selectWishes(tx, accountId, id);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

export function listWishes(tx: Tx, accountId: string): Promise<Wish[]> {
  return selectWishes(tx, accountId);
}

/** Teachers who since left, were suspended or blocked are counted and not shown. */
async function selectWishes(tx: Tx, accountId: string, id?: string): Promise<Wish[]> {
  const found = sql<Wish["found"]>`coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'subject', f.subject, 'foundAt', f.found_at) order by f.found_at desc, f.id)
    from (
      select a.id, a.name, t.subjects[1] as subject, m.found_at
      from wish_matches m join teachers t on t.account_id = m.teacher_id join accounts a on a.id = m.teacher_id
      where m.wish_id = wishes.id and t.listed and ${isHere(sql`a`)} and ${notBlocked(sql`wishes.account_id`, sql`a.id`)}
      order by m.found_at desc, a.id limit ${limits.shown}
    ) f), '[]')`;
  const rows = await tx
    .select({
      id: wishes.id,
      query: wishes.query,
      createdAt: wishes.createdAt,
      until: wishes.until,
      isOver: sql<boolean>`${wishes.until} <= now()`,
      total: sql<number>`(select count(*)::int from wish_matches m where m.wish_id = wishes.id)`,
      found,
    })
    .from(wishes)
    .where(and(eq(wishes.accountId, accountId), id === undefined ? undefined : eq(wishes.id, id)))
    .orderBy(desc(wishes.createdAt), desc(wishes.id));
  return rows.map(({ createdAt, until, found, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    until: until.toISOString(),
    found: found.map((one) => ({ ...one, foundAt: new Date(one.foundAt).toISOString() })),
  }));
}
