/** A student's profile as the form holds it, and as the call carries it. */

import type { Sent } from "#contract/endpoint.ts";
import { search } from "#contract/limits.ts";
import type { saveStudentProfile } from "#contract/own-profile.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { Day, DefaultLocation, Gender } from "#contract/vocabulary.ts";

export type StudentValues = {
  name: string;
  phone: string;
  gender: Gender | "";
  bio: string;
  grade: string;
  defaultLocation: DefaultLocation | "";
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

/** The body of a PUT with these fields: the form and the wire call them alike. */
export function writeStudentFields(values: Partial<StudentValues>): Sent<typeof saveStudentProfile>["body"] {
  return values;
}
