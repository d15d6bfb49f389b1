/** The product's codes (R3.7, R3.9): subjects, days, qualifications and others in JSON. Their texts are in text/. */

export { type Language, languages } from "./languages.ts";
export { type MemberRole, memberRoles, officeRoles, type Role, roles } from "./roles.ts";

export const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Day = (typeof days)[number];

export const qualifications = [
  "bachelor_degree",
  "master_degree",
  "phd",
  "teaching_certificate",
  "professional_certification",
  "associate_degree",
  "diploma",
  "high_school",
] as const;
export type Qualification = (typeof qualifications)[number];

export const subjects = [
  "mathematics",
  "science",
  "physics",
  "chemistry",
  "biology",
  "english",
  "hindi",
  "urdu",
  "sanskrit",
  "punjabi",
  "french",
  "german",
  "social_studies",
  "history",
  "geography",
  "political_science",
  "economics",
  "accountancy",
  "business_studies",
  "psychology",
  "computer_science",
  "coding",
  "statistics",
  "reasoning",
  "general_knowledge",
  "all_subjects",
  "spoken_english",
  "drawing",
  "music",
  "dance",
  "yoga",
  "chess",
  "jee",
  "neet",
  "cuet",
  "upsc",
  "ssc",
  "banking",
  "ca_foundation",
  "quran",
] as const;
export type Subject = (typeof subjects)[number];

export const boards = ["cbse", "icse", "state", "nios", "ib", "igcse"] as const;
export type Board = (typeof boards)[number];

export const classes = [
  "nursery",
  "kg",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "college",
  "competitive",
] as const;
export type SchoolClass = (typeof classes)[number];

export const modes = ["student_home", "teacher_home", "online"] as const;
export type Mode = (typeof modes)[number];

/** Languages of instruction (R3.6), wider than the languages of the interface. */
export const teachingLanguages = ["english", "hindi", "urdu", "punjabi", "bengali", "tamil", "sanskrit"] as const;
export type TeachingLanguage = (typeof teachingLanguages)[number];

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

export const documentTypes = ["identity", "qualification", "address", "other"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const defaultLocations = ["home", "school", "current"] as const;
export type DefaultLocation = (typeof defaultLocations)[number];

export const accountStatuses = ["active", "deactivated", "deleted"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const relationStatuses = ["pending", "accepted", "declined", "withdrawn", "expired", "ended"] as const;
export type RelationStatus = (typeof relationStatuses)[number];

/** The reasons of a report (R10.3). */
export const reportReasons = ["spam", "abuse", "fake", "unsafe", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
