/** The searcher: place and preferences of the own profile, and the people to hide (R7.11, R10.3). */
import { type SQL, sql } from "drizzle-orm";
import type { Coordinates } from "#contract/distance.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import type { Reads } from "#server/db/client.ts";
import { blockedWith, isOpen } from "#server/people/visibility.ts";
import type { Wishes } from "./teacher-card.ts";

export type Searcher = {
  id: string;
  /** The exact place, visible to its owner only. */
  place: Coordinates | undefined;
  wishes: Wishes;
  /** Kilometres the person is willing to travel. */
  reach: number | undefined;
  /** Blocked by this person, or has blocked this person. */
  hidden: string[];
};

/** The open relation between a student and a teacher. */
export type SearcherRelation = { teacher_id: string; relation_id: string; relation_status: OpenStatus };

type SearcherRow = {
  longitude: number | null;
  latitude: number | null;
  subjects: string[] | null;
  days: string[] | null;
  reach: number | null;
  hidden: string[];
  open: SearcherRelation[] | null;
};

const profiles: Record<"student" | "teacher", SQL> = {
  student: sql`select account_id, longitude, latitude, subjects, preferred_days as days, preferred_distance::float8 as reach from students`,
  teacher: sql`select account_id, longitude, latitude, subjects, free_days as days, teaching_range::float8 as reach from teachers`,
};

export async function findSearcher(tx: Reads, id: string, role: "student" | "teacher"): Promise<Searcher> {
  return searcherOf(id, await readSearcher(tx, id, role, sql`null`));
}

/** Includes the student's open relations for a search answered from memory: they are few and come with the same statement. */
export async function findSearcherAndOpen(
  tx: Reads,
  id: string,
): Promise<{ student: Searcher; open: SearcherRelation[] }> {
  const open = sql`(select json_agg(json_build_object('teacher_id', r.teacher_id, 'relation_id', r.id, 'relation_status', r.status))
    from relations r where r.student_id = me.id and ${isOpen(sql`r`)})`;
  const row = await readSearcher(tx, id, "student", open);
  return { student: searcherOf(id, row), open: row?.open ?? [] };
}

async function readSearcher(tx: Reads, id: string, role: "student" | "teacher", open: SQL) {
  const { rows } = await tx.execute<SearcherRow>(sql`
    select p.longitude, p.latitude, p.subjects, p.days, p.reach, array(${blockedWith(sql`me.id`)})::text[] as hidden,
      ${open} as open
    from (select ${id}::uuid as id) me left join (${profiles[role]}) p on p.account_id = me.id`);
  return rows[0];
}

function searcherOf(id: string, row: SearcherRow | undefined): Searcher {
  const { longitude, latitude } = row ?? {};
  return {
    id,
    place: longitude == null || latitude == null ? undefined : { longitude, latitude },
    wishes: { subjects: row?.subjects ?? [], days: row?.days ?? [] },
    reach: row?.reach ?? undefined,
    hidden: row?.hidden ?? [],
  };
}
