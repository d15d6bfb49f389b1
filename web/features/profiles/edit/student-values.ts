/** A student's profile as the form holds it, and as the call carries it. */
import { search } from "#contract/limits.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { Day } from "#contract/vocabulary.ts";

export type StudentValues = {
  name: string;
  phone: string;
  gender: string;
  bio: string;
  grade: string;
  defaultLocation: string;
  subjects: string[];
  preferredDays: Day[];
  preferredDistance: number;
  adultDeclared: boolean;
};

export function readStudentValues(profile: StudentProfile): StudentValues {
  return {
    name: profile.name,
    phone: profile.phone ?? "",
    gender: profile.gender ?? "",
    bio: profile.bio ?? "",
    grade: profile.grade ?? "",
    defaultLocation: profile.defaultLocation ?? "",
    subjects: profile.subjects,
    preferredDays: profile.preferredDays,
    preferredDistance: profile.preferredDistance ?? search.distance,
    adultDeclared: profile.adultDeclared,
  };
}

export function writeStudentFields(values: Partial<StudentValues>): Record<string, unknown> {
  return values;
}
