/**
 * Similar teachers (R7.11): of the same subjects, nearest to the requested place, else to the teacher's; none that this
 * student may not see (R10.3).
 */
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Coordinates } from "#contract/distance.ts";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import type { FoundTeacher } from "#contract/search.ts";
import type { Language } from "#contract/vocabulary.ts";
import { notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { type Asking, findTeachersForStudent, findTeachersForVisitor } from "./nearby-teachers.ts";

/** How many are offered. */
const most = 4;

const emptySearch = z.parse(teacherSearchQuery, {});

export async function findSimilarTeachers(
  asking: Asking,
  id: string,
  requested: Partial<Coordinates>,
  { language, studentId }: { language: Language; studentId: string | undefined },
): Promise<FoundTeacher[]> {
  const isShown = studentId === undefined ? sql`true` : notBlocked(sql`account_id`, sql`${studentId}::uuid`);
  const { rows } = await asking.exactly((tx) =>
    tx.execute<{ subjects: string[] } & Coordinates>(sql`
      select subjects, public_longitude as longitude, public_latitude as latitude
      from teachers where account_id = ${id} and listed and ${isShown}`),
  );
  const [teacher] = rows;
  if (teacher === undefined) throw new Refusal("not_found");
  const { subjects, longitude, latitude } = teacher;
  const hasPlace = requested.longitude !== undefined && requested.latitude !== undefined;
  const place = hasPlace ? requested : { longitude, latitude };
  // One more, as the teacher is among the nearest.
  const query = { ...emptySearch, ...place, subjects, limit: most + 1 };
  const { teachers } =
    studentId === undefined
      ? await findTeachersForVisitor(asking, query, language)
      : await findTeachersForStudent(asking, studentId, query, language);
  return teachers.filter((other) => other.id !== id).slice(0, most);
}
