/** Generates one student, or the parent who looks for a teacher. */
import { type Day, days, type Language, type Subject } from "#contract/vocabulary.ts";
import type { students } from "#server/db/schema/students.ts";
import { photoKeyOf } from "./avatar-key.ts";
import { choosePerson } from "./choose-person.ts";
import { chooseLocality } from "./localities.ts";
import { type DemoAccountRow, makeAccount, makePlace } from "./make-account.ts";
import { daysBefore } from "./moments.ts";
import { createRandom, type Random } from "./random.ts";
import { writeStudentBio } from "./write-text.ts";

type StudentRow = typeof students.$inferInsert;
export type DemoStudent = {
  account: DemoAccountRow;
  profile: StudentRow & { subjects: string[]; grade: string; longitude: number; latitude: number };
};

const grades = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "college"] as const;
export type Grade = (typeof grades)[number];
const gradeWeights = [3, 3, 3, 4, 4, 6, 6, 9, 13, 18, 14, 16, 4];

const hobbies: readonly Subject[] = ["drawing", "music", "dance", "chess", "coding"];
const streams: readonly (readonly Subject[])[] = [
  ["physics", "chemistry", "mathematics", "jee"],
  ["physics", "chemistry", "biology", "neet"],
  ["accountancy", "economics", "business_studies", "mathematics"],
  ["history", "political_science", "geography", "english"],
  ["mathematics", "physics", "computer_science", "english"],
  ["economics", "psychology", "english", "cuet"],
];

function wantedSubjects(random: Random, grade: Grade): Subject[] {
  const number = grade === "college" ? 13 : Number(grade);
  if (random.chance(0.08)) return [random.pick(hobbies)];
  if (number <= 5) return random.chance(0.7) ? ["all_subjects"] : random.sample(["english", "mathematics", "hindi"], 2);
  if (number <= 8)
    return random.sample(
      ["mathematics", "science", "english", "social_studies", "hindi", "sanskrit"],
      random.int(1, 3),
    );
  if (number <= 10)
    return random.sample(["mathematics", "science", "social_studies", "english", "hindi"], random.int(1, 3));
  if (number <= 12) return random.sample(random.pick(streams), random.int(1, 3));
  return random.sample(["spoken_english", "ssc", "reasoning", "banking", "economics", "statistics"], random.int(1, 2));
}

function wantedDays(random: Random): Day[] {
  const chosen = random.sample(days, random.int(2, 5));
  return random.chance(0.15) ? ["saturday", "sunday"] : chosen;
}

export function generateStudent(index: number, now: Date): DemoStudent {
  const random = createRandom(`student ${index}`);
  const locality = chooseLocality(random);
  const community = random.weighted(locality.mix);
  const grade = random.weighted(grades.map((each, nth) => [each, gradeWeights[nth] ?? 1] as const));
  const byParent = Number(grade) <= 8 || random.chance(0.15);
  const age = byParent ? "m" : Number(grade) <= 10 ? "k" : "y";
  const person = choosePerson(random, community, age, byParent ? 0.55 : 0.5);
  const language = random.weighted<Language>(
    community === "muslim"
      ? [
          ["ur", 4],
          ["hi", 3],
          ["en", 5],
        ]
      : [
          ["en", 6],
          ["hi", 5],
        ],
  );
  const createdAt = daysBefore(now, 420 + random.next() * 400);
  const account = makeAccount({ role: "student", index, name: person.name, language, createdAt });
  return {
    account,
    profile: {
      accountId: account.id,
      gender: person.gender,
      bio: random.chance(0.85)
        ? writeStudentBio(random, { language, gender: person.gender, locality, grade, byParent })
        : null,
      photoKey: random.chance(0.8) ? photoKeyOf(person.avatarKey) : null,
      grade: grade === "college" ? "College, first year" : grade,
      defaultLocation: random.weighted([
        ["home", 8],
        ["school", 1],
        ["current", 1],
      ] as const),
      subjects: wantedSubjects(random, grade),
      preferredDays: wantedDays(random),
      preferredDistance: random.pick([2, 3, 5, 5, 8, 10]),
      adultDeclaredAt: createdAt,
      ...makePlace(random, locality, createdAt),
      createdAt,
      updatedAt: daysBefore(now, random.next() * 20),
    },
  };
}
