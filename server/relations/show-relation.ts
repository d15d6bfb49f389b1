/**
 * Turns rows into a relation as one side may see it: of a teacher the public page, of a student nothing that identifies a
 * child before both accept.
 */
import { sql } from "drizzle-orm";
import { areaName } from "#content/area-name.ts";
import { blankContacts } from "#contract/contact-details.ts";
import { initialOf } from "#contract/initial.ts";
import type { StudentRelation, TeacherRelation } from "#contract/relations.ts";
import type { Learner } from "#contract/schemas/learners.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { guaranteeClaims, relations } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { learnersOf, learnerWishes } from "#server/people/learners.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { isHere, notBlocked } from "#server/people/visibility.ts";
import { type FeeRow, showFee } from "./show-fee.ts";

/** The columns read of the other person: no more than may ever be shown. */
export const relationAccountColumns = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  phone: accounts.phone,
  here: isHere(accounts),
};

/** Only that one is open: its text is between the student and the operator (R10.2). */
export const claimOpen = sql<boolean>`exists (select from ${guaranteeClaims} c
  where c.relation_id = ${relations.id} and c.status = 'open')`;

/** The learners it is for (R13.8). */
export const forWhom = learnersOf(sql`${relations}.student_id`, sql`${relations}.learner_ids`);

// The first column shows whether there is a profile.
export const teacherColumns = {
  accountId: teachers.accountId,
  photoKey: teachers.photoKey,
  subjects: teachers.subjects,
  qualifications: teachers.qualifications,
  experienceYears: teachers.experienceYears,
  verifiedAt: teachers.verifiedAt,
  rating: teachers.rating,
  reviewCount: teachers.reviewCount,
  publicArea: teachers.publicArea,
  slowToAnswer: teachers.slowToAnswer,
  /** For this student: not after one has blocked the other (R10.3). */
  listed: sql<boolean>`${teachers.listed} and ${notBlocked(sql`${relations.studentId}`, sql`${relations.teacherId}`)}`,
};

export const studentColumns = {
  accountId: students.accountId,
  photoKey: students.photoKey,
  publicArea: students.publicArea,
  bio: students.bio,
};

type Row<Profile> = {
  relation: typeof relations.$inferSelect;
  claimOpen: boolean;
  learners: Learner[];
  account: Pick<typeof accounts.$inferSelect, "id" | "name" | "email" | "phone"> & { here: boolean };
  /** Absent when the person was erased. */
  profile: Profile | null;
};

type TeacherRow = Row<Pick<typeof teachers.$inferSelect, keyof typeof teacherColumns>> & { fee: FeeRow | null };
type StudentRow = Row<Pick<typeof students.$inferSelect, keyof typeof studentColumns>>;

/** Free text is complete for its author, and for the other side once both learn together. */
function showRequest(row: Row<unknown>, reader: MemberRole) {
  const { relation } = row;
  const showWords = (words: string | null, writer: MemberRole) =>
    writer === reader || isActive(row) ? words : blankContacts(words);
  return {
    id: relation.id,
    status: relation.status,
    askedBy: relation.askedBy,
    message: showWords(relation.message, relation.askedBy),
    teacherResponse: showWords(relation.response, "teacher"),
    requestDate: relation.requestedAt.toISOString(),
    expiresAt: relation.expiresAt.toISOString(),
    answeredAt: relation.answeredAt?.toISOString() ?? null,
    activeSince: relation.activatedAt?.toISOString() ?? null,
    endedAt: relation.endedAt?.toISOString() ?? null,
    claimOpen: row.claimOpen,
    learners: row.learners.map((learner) => ({
      ...learner,
      name: reader === "student" || isActive(row) ? learner.name : null,
    })),
  };
}

const isActive = ({ relation, account }: Row<unknown>) => relation.status === "accepted" && account.here;

function showContact(row: Row<unknown>) {
  const { phone, email } = row.account;
  return isActive(row) ? { phone, email } : { phone: null, email: null };
}

export function showTeacherParty(row: TeacherRow, language: Language): TeacherRelation {
  const { account, profile } = row;
  return {
    ...showRequest(row, "student"),
    teacher: {
      id: account.id,
      name: account.name,
      photo: publicPhoto(profile?.photoKey ?? null),
      subjects: profile?.subjects ?? [],
      qualifications: profile?.qualifications ?? [],
      experienceYears: profile?.experienceYears ?? null,
      verified: profile?.verifiedAt != null,
      rating: profile?.rating ?? null,
      reviewCount: profile?.reviewCount ?? 0,
      area: profile?.publicArea ?? null,
      areaName: areaName(profile?.publicArea ?? null, language),
      slowToAnswer: profile?.slowToAnswer ?? false,
      listed: profile?.listed ?? false,
      ...showContact(row),
    },
    similarOffered: row.relation.similarOfferedAt !== null,
    fee: showFee(row.fee),
  };
}

/** Signs the address of a student's photo for one viewer, for some minutes. */
export type SignPhoto = (key: string | null, viewer: string) => string | null;

export function showStudentParty(row: StudentRow, language: Language, signPhoto: SignPhoto): StudentRelation {
  const { account, profile } = row;
  const active = isActive(row);
  return {
    ...showRequest(row, "teacher"),
    student: {
      id: account.id,
      initial: initialOf(account.name),
      name: active ? account.name : null,
      photo: active ? signPhoto(profile?.photoKey ?? null, row.relation.teacherId) : null,
      ...learnerWishes(row.learners),
      area: profile?.publicArea ?? null,
      areaName: areaName(profile?.publicArea ?? null, language),
      bio: active ? (profile?.bio ?? null) : blankContacts(profile?.bio ?? null),
      ...showContact(row),
    },
  };
}
