/** Writes a place into the profile of its owner, within the transaction that holds the account; the public cell follows when it may. */
import { eq } from "drizzle-orm";
import type { GivenLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { followPlace, movePlace, type PlaceBefore, wouldOverwriteManual } from "./move-place.ts";

export type Owner = { id: string; role: MemberRole };

const tableOf = (role: MemberRole) => (role === "teacher" ? teachers : students);

async function readPlace(tx: Tx, { id, role }: Owner): Promise<PlaceBefore | undefined> {
  const table = tableOf(role);
  const [found] = await tx
    .select({
      longitude: table.longitude,
      latitude: table.latitude,
      locationIsManual: table.locationIsManual,
      publicCell: table.publicCell,
      publicCellChangedAt: table.publicCellChangedAt,
    })
    .from(table)
    .where(eq(table.accountId, id))
    .for("no key update");
  return found;
}

export type Moved = {
  given: GivenLocation;
  /** Found by the device rather than told by the person: leaves a manual place alone. */
  detected: boolean;
};

export async function savePlace(
  tx: Tx,
  jobs: Context["jobs"],
  owner: Owner,
  { given, detected }: Moved,
): Promise<void> {
  const before = await readPlace(tx, owner);
  if (before === undefined || (detected && wouldOverwriteManual(before, given))) return;
  const { columns, followsAt } = movePlace(before, given, new Date());
  const table = tableOf(owner.role);
  await tx.update(table).set(columns).where(eq(table.accountId, owner.id));
  if (followsAt !== null) await jobs.send(tx, "follow_place", owner, { startAfter: followsAt, singletonKey: owner.id });
}

/** The hour has passed: the public cell is moved to where the exact place is now. */
export async function letCellFollow(db: Db, owner: Owner): Promise<void> {
  await db.transaction(async (tx) => {
    const place = await readPlace(tx, owner);
    if (place === undefined || place.longitude === null || place.latitude === null) return;
    const { longitude, latitude } = place;
    const { columns } = followPlace({ ...place, longitude, latitude }, new Date());
    const table = tableOf(owner.role);
    if (Object.keys(columns).length > 0) await tx.update(table).set(columns).where(eq(table.accountId, owner.id));
  });
}
