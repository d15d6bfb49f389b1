/** Writes a place into its owner's profile, within the transaction that locks the account. */
import { eq, sql } from "drizzle-orm";
import type { GivenLocation } from "#contract/locations.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { type Clock, movePlace, type PlaceBefore, wouldOverwriteManual } from "./move-place.ts";

export type PlaceOwner = { id: string; role: MemberRole };

const clock = {
  now: sql<Date>`now()`.mapWith(students.locatedAt),
  today: sql<string>`(now() at time zone ${timeZone})::date::text`,
};

async function readStudent(tx: Tx, id: string): Promise<(PlaceBefore & Clock) | undefined> {
  const { longitude, locationIsManual, publicCell } = students;
  const [found] = await tx
    .select({ longitude, locationIsManual, publicCell, ...clock })
    .from(students)
    .where(eq(students.accountId, id))
    .for("no key update");
  return found && { ...found, follows: null };
}

async function readTeacher(tx: Tx, id: string): Promise<(PlaceBefore & Clock) | undefined> {
  const { longitude, locationIsManual, publicCell, awayCell, awayDays, awayOn, earlierCells } = teachers;
  const [found] = await tx
    .select({
      longitude,
      locationIsManual,
      publicCell,
      follows: { awayCell, awayDays, awayOn, earlierCells },
      ...clock,
    })
    .from(teachers)
    .where(eq(teachers.accountId, id))
    .for("no key update");
  return found;
}

export type Moved = {
  given: GivenLocation;
  /** Detected by the device rather than entered: does not replace a manual place. */
  detected: boolean;
};

export async function savePlace(tx: Tx, { id, role }: PlaceOwner, { given, detected }: Moved): Promise<void> {
  const before = await (role === "teacher" ? readTeacher(tx, id) : readStudent(tx, id));
  if (before === undefined || (detected && wouldOverwriteManual(before, given))) return;
  const { exact, publicly, follows } = movePlace(before, given, before);
  const table = role === "teacher" ? teachers : students;
  // The day of the last change is public (sitemaps): it must not reveal when a device reported.
  const shown = publicly ?? { updatedAt: sql`${table.updatedAt}` };
  await tx
    .update(table)
    .set({ ...exact, ...follows, ...shown })
    .where(eq(table.accountId, id));
}
