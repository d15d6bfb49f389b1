/** Changes the fields of a teacher's own profile that an edit carries, and no others (R3.9). */
import type { TeacherFields, TeacherProfile } from "#contract/teachers.ts";
import { type ProfileOwner, savePerson } from "#server/accounts/save-person.ts";
import type { Db } from "#server/db/client.ts";
import type { Moved } from "#server/locations/save-place.ts";
import { savePlace } from "#server/locations/save-place.ts";
import { findScript } from "#server/people/find-script.ts";
import { raiseVersion } from "./raise-version.ts";
import { readTeacherRow } from "./read-profile.ts";
import { replaceSlots } from "./save-availability.ts";

function columnsOf(fields: TeacherFields) {
  const { name, phone, location, timestamp, version, availability, fee, ...columns } = fields;
  return {
    ...columns,
    ...(fee?.hourly !== undefined && { feeHourly: fee.hourly }),
    ...(fee?.monthly !== undefined && { feeMonthly: fee.monthly }),
    ...(fields.bio !== undefined && { bioLanguage: findScript(fields.bio) }),
  };
}

export function saveTeacherRow(
  db: Db,
  owner: ProfileOwner,
  fields: TeacherFields,
  moved: Moved | null,
): Promise<TeacherProfile> {
  const { id } = owner;
  return db.transaction(async (tx) => {
    await savePerson(tx, owner, fields);
    await raiseVersion(tx, id, fields.version, columnsOf(fields));
    if (moved !== null) await savePlace(tx, { id, role: "teacher" }, moved);
    if (fields.availability !== undefined) await replaceSlots(tx, id, fields.availability);
    return readTeacherRow(tx, id);
  });
}

/** Does not raise the version: a place detected in the background must not make an open form stale. */
export function moveTeacher(db: Db, id: string, moved: Moved): Promise<TeacherProfile> {
  return db.transaction(async (tx) => {
    await savePlace(tx, { id, role: "teacher" }, moved);
    return readTeacherRow(tx, id);
  });
}
