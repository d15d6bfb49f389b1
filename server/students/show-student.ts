/**
 * A student as the caller may see one (R2.7): a teacher with a checked identity or an open relation sees a learner, and the
 * person only in an active relation.
 */
import { type SQL, sql } from "drizzle-orm";
import { blankContacts } from "#contract/contact-details.ts";
import { initialOf } from "#contract/initial.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import { can } from "#contract/permissions.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import type { ShownStudent } from "#contract/students.ts";
import type { Tx } from "#server/db/client.ts";
import { auditLog } from "#server/db/schema/admin.ts";
import { signedPhoto } from "#server/files/signed-photo.ts";
import type { Account } from "#server/http/caller.ts";
import { learnersOf, learnerWishes } from "#server/people/learners.ts";
import { countShownStudents } from "#server/people/shown-students.ts";
import { isTrusted, refuseUntrusted } from "#server/people/trusted-teacher.ts";
import { isActive, isHere, isOpen, notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";

type Viewer = Pick<Account, "id" | "role">;

type Row = Omit<
  ShownStudent,
  "initial" | "name" | "photo" | "relationStatus" | "grade" | "subjects" | "preferredDays"
> & {
  name: string;
  /** Whether the caller may see the identity. */
  known: boolean;
  photoKey: string | null;
  relationStatus: OpenStatus | null;
};

/** Visible to teachers with a relation and, if trusted, for listed students, unless one has blocked the other. */
function visibleTo({ id, role }: Viewer): SQL {
  if (can(role, "accounts.read")) return sql`true`;
  if (!can(role, "students.ask")) return sql`a.id = ${id}`;
  const mayFind = sql`s.listed and ${isTrusted(sql`${id}::uuid`)}`;
  return sql`${isHere(sql`a`)} and (r.id is not null or ${mayFind}) and ${notBlocked(sql`a.id`, sql`${id}::uuid`)}`;
}

export async function showStudent(
  tx: Tx,
  secret: Buffer,
  id: string,
  viewer: Viewer & { address: string },
): Promise<ShownStudent> {
  const teacherId = can(viewer.role, "students.ask") ? viewer.id : null;
  const known = teacherId !== null ? sql`coalesce(${isActive(sql`r`)}, false)` : sql`true`;
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.name, ${known} as known, case when ${known} then s.photo_key end as "photoKey",
      case when ${known} then a.phone end as phone, case when ${known} then a.email end as email,
      s.bio, s.public_area as area, case when r.id is null then ${learnersOf(sql`a.id`)}
        else ${learnersOf(sql`a.id`, sql`r.learner_ids`)} end as learners,
      r.id as "relationId", r.status as "relationStatus"
    from students s
    join accounts a on a.id = s.account_id
    left join relations r on r.student_id = a.id and r.teacher_id = ${teacherId}::uuid and ${isOpen(sql`r`)}
    where s.account_id = ${id} and ${visibleTo(viewer)}`);
  const [row] = rows;
  // The same answer whether the student is hidden or does not exist.
  if (row === undefined && teacherId !== null) await refuseUntrusted(tx, teacherId);
  if (row === undefined) throw new Refusal("not_found");
  if (teacherId !== null && row.relationId === null) await countShownStudents(tx, { teacherId, students: [id] });
  if (can(viewer.role, "accounts.read")) await recordView(tx, id, viewer);
  const { name, known: isKnown, photoKey, relationStatus, learners, ...shown } = row;
  return {
    ...shown,
    ...(row.relationId === null ? learnerWishes(learners.slice(0, 1)) : learnerWishes(learners)),
    learners: learners.map((learner) => ({ ...learner, name: isKnown ? learner.name : null })),
    bio: isKnown ? shown.bio : blankContacts(shown.bio),
    initial: initialOf(name),
    name: isKnown ? name : null,
    photo: signedPhoto(secret, photoKey, viewer.id),
    relationStatus: openRelationOf(relationStatus),
  };
}

/** An admin's read of a child's page is recorded (R11.4). */
async function recordView(
  tx: Tx,
  id: string,
  { id: adminId, address }: { id: string; address: string },
): Promise<void> {
  await tx.insert(auditLog).values({ adminId, act: "read_student", subjectKind: "account", subjectId: id, address });
}
