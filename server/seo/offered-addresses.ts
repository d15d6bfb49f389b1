/** The addresses of the sitemaps, family by family, cut into files (R2.3). */

import { sql } from "drizzle-orm";
import { postHeads } from "#content/blog/post-heads.ts";
import { publicPages } from "#content/public-pages.ts";
import { type Language, languages } from "#contract/languages.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { Reads } from "#server/db/client.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { sitemap } from "#server/settings/tuning.ts";

export type OfferedAddress = {
  /** Without a language prefix. */
  path: string;
  /** ISO day of the last change; absent where unknown. */
  changed?: string | undefined;
  /** Absent: in all languages. */
  writtenIn?: readonly Language[];
  /** Paths of public pictures on the page. */
  pictures?: readonly string[];
};

type Reader = Reads;

const perFile = sql.raw(String(sitemap.pathsPerFile));

/** Local ISO day: a finer time would reveal when somebody edited their profile. */
const dayOf = (moment: ReturnType<typeof sql>) => sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** A file of teachers: its first one, and the newest change among them. */
export type TeacherFile = { first: string; changed: string };

/** Ids grow with time, so all files but the last stay the same while teachers join. */
export async function cutTeachers(tx: Reader): Promise<TeacherFile[]> {
  const { rows } = await tx.execute<TeacherFile>(sql`
    select min(account_id::text) as first, ${dayOf(sql`max(updated_at)`)} as changed from (
      select account_id, updated_at, (row_number() over (order by account_id) - 1) / ${perFile} as file
      from teachers where listed
    ) as numbered group by file order by file`);
  return rows;
}

/** ISO day on which a listed teacher last changed. */
export async function newestChange(tx: Reader): Promise<string | undefined> {
  const { rows } = await tx.execute<{ changed: string | null }>(sql`
    select ${dayOf(sql`max(updated_at)`)} as changed from teachers where listed`);
  return rows[0]?.changed ?? undefined;
}

/** The teachers of one file: from its first on. */
export async function listTeacherAddresses(tx: Reader, first: string): Promise<OfferedAddress[]> {
  const { rows } = await tx.execute<{ id: string; photo_key: string | null; changed: string }>(sql`
    select t.account_id as id, t.photo_key, ${dayOf(sql`greatest(t.updated_at, r.newest)`)} as changed
    from teachers t left join lateral (
      select max(updated_at) as newest from reviews where teacher_id = t.account_id and hidden_at is null
    ) r on true
    where t.listed and t.account_id >= ${first}::uuid order by t.account_id limit ${perFile}`);
  return rows.map(({ id, photo_key, changed }) => {
    const photo = publicPhoto(photo_key);
    return { path: `/teacher-profile/${id}`, changed, pictures: photo === null ? [] : [photo] };
  });
}

/** `newest`: when a listed teacher last changed. */
export function listPages(newest: string | undefined): OfferedAddress[] {
  return publicPages.map(({ path, changed, live }) => ({ path, changed: live ? newest : changed }));
}

export function listPostAddresses(): OfferedAddress[] {
  return [...postHeads()].map(([slug, heads]) => {
    const writtenIn = languages.filter((language) => heads[language] !== undefined);
    const changed = writtenIn
      .map((language) => heads[language]?.updated ?? "")
      .sort()
      .at(-1);
    return { path: `/blog/${slug}`, changed, writtenIn };
  });
}
