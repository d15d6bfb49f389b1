/** A teacher's profile as form values, and as call body. */
import type { Slot } from "#contract/availability.ts";
import type { SentInput } from "#contract/endpoint.ts";
import type { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import type { Board, Gender, Mode, Qualification, SchoolClass, TeachingLanguage } from "#contract/vocabulary.ts";

export type TeacherValues = {
  name: string;
  phone: string;
  gender: Gender | "";
  bio: string;
  subjects: string[];
  qualifications: Qualification[];
  experienceYears: string;
  teachingRange: number;
  hourly: string;
  monthly: string;
  upiAddress: string;
  modes: Mode[];
  boards: Board[];
  classes: SchoolClass[];
  languages: TeachingLanguage[];
  availability: Slot[];
  acceptingStudents: boolean;
};

const written = (value: number | string | null) => (value === null ? "" : String(value));

export function readTeacherValues(profile: TeacherProfile): TeacherValues {
  return {
    name: profile.name,
    phone: written(profile.phone),
    gender: profile.gender ?? "",
    bio: written(profile.bio),
    subjects: profile.subjects,
    qualifications: profile.qualifications,
    experienceYears: written(profile.experienceYears),
    teachingRange: profile.teachingRange,
    hourly: written(profile.fee.hourly),
    monthly: written(profile.fee.monthly),
    upiAddress: written(profile.upiAddress),
    modes: profile.modes,
    boards: profile.boards,
    classes: profile.classes,
    languages: profile.languages,
    availability: profile.availability,
    acceptingStudents: profile.acceptingStudents,
  };
}

/** An invalid number is NaN, which the schema refuses. */
function toNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, "");
  if (digits === "") return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The body of a PUT with these fields. */
export function writeTeacherFields(
  values: Partial<TeacherValues>,
): SentInput<typeof saveTeacherProfileEndpoint>["body"] {
  const { hourly, monthly, experienceYears, ...rest } = values;
  const fee = {
    ...(hourly !== undefined && { hourly: toNumber(hourly) }),
    ...(monthly !== undefined && { monthly: toNumber(monthly) }),
  };
  return {
    ...rest,
    ...(experienceYears !== undefined && { experienceYears: toNumber(experienceYears) }),
    ...(Object.keys(fee).length > 0 && { fee }),
  };
}
