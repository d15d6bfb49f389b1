/** A teacher's profile as the form holds it, and as the call carries it. */
import type { Slot } from "#contract/availability.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import type { Board, Mode, Qualification, SchoolClass, TeachingLanguage } from "#contract/vocabulary.ts";

export type TeacherValues = {
  name: string;
  phone: string;
  gender: string;
  bio: string;
  subjects: string[];
  qualifications: Qualification[];
  experienceYears: string;
  teachingRange: number;
  hourly: string;
  monthly: string;
  modes: Mode[];
  boards: Board[];
  classes: SchoolClass[];
  languages: TeachingLanguage[];
  availability: Slot[];
};

const written = (value: number | string | null) => (value === null ? "" : String(value));

export function readTeacherValues(profile: TeacherProfile): TeacherValues {
  return {
    name: profile.name,
    phone: written(profile.phone),
    gender: written(profile.gender),
    bio: written(profile.bio),
    subjects: profile.subjects,
    qualifications: profile.qualifications,
    experienceYears: written(profile.experienceYears),
    teachingRange: profile.teachingRange,
    hourly: written(profile.fee.hourly),
    monthly: written(profile.fee.monthly),
    modes: profile.modes,
    boards: profile.boards,
    classes: profile.classes,
    languages: profile.languages,
    availability: profile.availability,
  };
}

/** What is no number stays as typed, for the schema to refuse. */
function toNumber(text: string): number | string | null {
  const digits = text.replace(/[\s,]/g, "");
  if (digits === "") return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : text;
}

/** The body of a PUT with these fields. */
export function writeTeacherFields(values: Partial<TeacherValues>): Record<string, unknown> {
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
