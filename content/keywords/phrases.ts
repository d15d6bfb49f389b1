/** Search phrases that name neither subject nor locality, each with its search. Their texts: phrases-en.ts and its siblings. */
import type { CitySlug } from "#content/places.ts";
import type { Gender, Mode, SchoolClass, Subject, TeachingLanguage } from "#contract/vocabulary.ts";

export type PhraseFamily = "phrase" | "city" | "online" | "job";

/** The part of a search that a phrase means, by query parameter names. */
export type PhraseSearch = {
  subjects?: readonly Subject[];
  classes?: readonly SchoolClass[];
  modes?: readonly Mode[];
  languages?: readonly TeachingLanguage[];
  days?: readonly ("saturday" | "sunday")[];
  gender?: Gender;
  verifiedOnly?: true;
  sort?: "rating" | "experience" | "fee";
};

export type Phrase = {
  family: PhraseFamily;
  city?: CitySlug;
  search?: PhraseSearch;
  /** For a near-synonym: its canonical address. */
  parent?: string;
};

const primary: readonly SchoolClass[] = ["1", "2", "3", "4", "5"];

export const phrases = {
  "/home-tuition": { family: "phrase" },
  "/home-tuition-near-me": { family: "phrase", parent: "/home-tuition" },
  "/tuition-near-me": { family: "phrase", parent: "/home-tuition" },
  "/home-tutor": { family: "phrase", search: { modes: ["student_home"] } },
  "/home-tutor-near-me": { family: "phrase", search: { modes: ["student_home"] }, parent: "/home-tutor" },
  "/private-tutor": { family: "phrase" },
  "/private-tutor-near-me": { family: "phrase", parent: "/private-tutor" },
  "/tuition-teacher": { family: "phrase", parent: "/home-tuition" },
  "/tuition-classes-near-me": { family: "phrase", search: { modes: ["teacher_home"] } },
  "/female-home-tutor": { family: "phrase", search: { gender: "female", modes: ["student_home"], sort: "rating" } },
  "/male-home-tutor": { family: "phrase", search: { gender: "male", modes: ["student_home"], sort: "rating" } },
  "/weekend-tuition": { family: "phrase", search: { days: ["saturday", "sunday"] } },
  "/verified-home-tutors": { family: "phrase", search: { verifiedOnly: true } },
  "/hindi-medium-tuition": { family: "phrase", search: { languages: ["hindi"] } },
  "/urdu-medium-tuition": { family: "phrase", search: { languages: ["urdu"] } },
  "/english-medium-tuition": { family: "phrase", search: { languages: ["english"] } },
  "/affordable-home-tuition": { family: "phrase", search: { sort: "fee" } },
  "/experienced-home-tutor": { family: "phrase", search: { sort: "experience" } },
  "/best-home-tutor": { family: "phrase", search: { sort: "rating" } },
  "/primary-tuition": { family: "phrase", search: { classes: primary } },
  "/tuition-for-kids": { family: "phrase", search: { classes: ["nursery", "kg"] } },
  "/board-exam-tuition": { family: "phrase", search: { classes: ["10", "12"] } },
  "/crash-course-tuition": { family: "phrase", search: { classes: ["9", "10", "11", "12"] } },
  "/trial-lesson": { family: "phrase" },
  "/one-to-one-tuition": { family: "phrase", parent: "/private-tutor" },
  "/tuition-for-siblings": { family: "phrase", search: { subjects: ["all_subjects"] } },
  "/summer-holiday-tuition": { family: "phrase" },
  "/commerce-tuition": {
    family: "phrase",
    search: { subjects: ["accountancy", "business_studies", "economics"], classes: ["11", "12"] },
  },
  "/science-stream-tuition": {
    family: "phrase",
    search: { subjects: ["physics", "chemistry", "biology", "mathematics"], classes: ["11", "12"] },
  },
  "/humanities-tuition": {
    family: "phrase",
    search: { subjects: ["history", "geography", "political_science", "psychology"], classes: ["11", "12"] },
  },
  "/language-tuition": { family: "phrase", search: { subjects: ["french", "german", "sanskrit", "punjabi", "urdu"] } },
  "/hobby-classes": { family: "phrase", search: { subjects: ["drawing", "music", "dance", "chess", "yoga"] } },
  "/home-tuition-delhi": { family: "city", city: "delhi", search: { sort: "rating" } },
  "/home-tutor-delhi": {
    family: "city",
    city: "delhi",
    search: { modes: ["student_home"] },
    parent: "/home-tuition-delhi",
  },
  "/home-tuition-noida": { family: "city", city: "noida", search: { sort: "rating" } },
  "/home-tuition-greater-noida": { family: "city", city: "greater-noida", search: { sort: "rating" } },
  "/home-tuition-ghaziabad": { family: "city", city: "ghaziabad", search: { sort: "rating" } },
  "/home-tuition-gurugram": { family: "city", city: "gurugram", search: { sort: "rating" } },
  "/home-tuition-gurgaon": { family: "city", city: "gurugram", parent: "/home-tuition-gurugram" },
  "/home-tuition-faridabad": { family: "city", city: "faridabad", search: { sort: "rating" } },
  "/online-tutor": { family: "online", search: { modes: ["online"], sort: "rating" } },
  "/online-tuition": { family: "online", search: { modes: ["online"] }, parent: "/online-tutor" },
  "/online-tutor-delhi": { family: "online", city: "delhi", search: { modes: ["online"], sort: "experience" } },
  "/find-students": { family: "job" },
  "/home-tutor-jobs": { family: "job", parent: "/find-students" },
  "/home-tutor-jobs-delhi": { family: "job", city: "delhi", parent: "/find-students" },
  "/tuition-jobs-near-me": { family: "job", parent: "/find-students" },
  "/part-time-teaching-jobs": { family: "job", search: { days: ["saturday", "sunday"] } },
  "/online-teaching-jobs": { family: "job", search: { modes: ["online"] } },
} as const satisfies Record<string, Phrase>;

export type PhrasePath = keyof typeof phrases;

/** Heading, title, description, then the introduction. */
export type PhraseWords = readonly [heading: string, title: string, description: string, ...introduction: string[]];
