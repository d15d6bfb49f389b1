/**
 * Updates which reviews count (R3.8), from lessons confirmed and questions answered since. Once a day and not immediately: a
 * rating that changes with a confirmation would reveal which family wrote the review (R10.1).
 */
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

export async function countReviews(db: Pick<Db, "execute">): Promise<void> {
  await db.execute(sql`
    update reviews set counted = counted where counted is distinct from review_counts(student_id, teacher_id)`);
}
