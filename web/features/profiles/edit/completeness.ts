/** What a good profile still lacks, as steps of a stepper; each links to its field. */
import type { OwnDocument } from "#contract/documents.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import type { Translate } from "#text/keys.ts";
import type { StepperStep } from "#web/ui/milestone.tsx";

type Filled = null | string | boolean | object | readonly unknown[];

const isFilled = (value: Filled) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== "" && value !== false;

const teacherSteps = {
  photo: ["photo", (profile) => profile.photo],
  about: ["about", (profile) => profile.bio],
  phone: ["about", (profile) => profile.phone],
  subjects: ["teaching", (profile) => profile.subjects],
  qualifications: ["teaching", (profile) => profile.qualifications],
  week: ["week", (profile) => profile.availability],
  place: ["place", (profile) => profile.location],
} as const satisfies Record<string, readonly [string, (profile: TeacherProfile) => Filled]>;

const studentSteps = {
  phone: ["about", (profile) => profile.phone],
  grade: ["learning", (profile) => profile.grade],
  subjects: ["learning", (profile) => profile.subjects],
  days: ["learning", (profile) => profile.preferredDays],
  place: ["place", (profile) => profile.location],
  adult: ["about", (profile) => profile.adultDeclared],
} as const satisfies Record<string, readonly [string, (profile: StudentProfile) => Filled]>;

function keysOf<Steps extends object>(steps: Steps): (keyof Steps & string)[] {
  return Object.keys(steps) as (keyof Steps & string)[];
}

export function teacherOnboardingSteps(t: Translate, profile: TeacherProfile): StepperStep[] {
  const steps = keysOf(teacherSteps).map((id) => {
    const [section, read] = teacherSteps[id];
    return {
      id,
      label: t(`profiles:walk.${id}`),
      done: isFilled(read(profile)),
      to: `/teacher-profile-edit#${section}`,
    };
  });
  const documents = {
    id: "documents",
    label: t("profiles:walk.documents"),
    done: profile.documents.length > 0,
    to: "/teacher-profile-edit?tab=documents",
  };
  return [...steps, documents];
}

export function studentOnboardingSteps(t: Translate, profile: StudentProfile): StepperStep[] {
  return keysOf(studentSteps).map((id) => {
    const [section, read] = studentSteps[id];
    return {
      id,
      label: t(`profiles:walk.${id}`),
      done: isFilled(read(profile)),
      to: `/student-profile-edit#${section}`,
    };
  });
}

/** The steps that make a teacher listed (R7.11), besides the verified e-mail. */
export const listing = ["phone", "subjects", "qualifications", "place"] as const;

export const missingToBeFound = (profile: TeacherProfile) =>
  listing.filter((id) => !isFilled(teacherSteps[id][1](profile)));

export type IdentityState = "verified" | "waiting" | "rejected" | "absent";

/** The state of identity verification, which a teacher needs to see students (R4.2). */
export function identityOf(documents: readonly OwnDocument[]): IdentityState {
  const identities = documents.filter(({ type }) => type === "identity");
  if (identities.some(({ verified }) => verified)) return "verified";
  if (identities.some(({ rejectedAt }) => rejectedAt === null)) return "waiting";
  return identities.length > 0 ? "rejected" : "absent";
}
