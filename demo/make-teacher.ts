/** Generates one teacher whose subjects, classes, fee, week and texts fit together. */
import type { Language, Mode, Qualification, SchoolClass, Subject, TeachingLanguage } from "#contract/vocabulary.ts";
import { modes } from "#contract/vocabulary.ts";
import type { teachers } from "#server/db/schema/teachers.ts";
import { photoKeyOf } from "./avatar-key.ts";
import { choosePerson } from "./choose-person.ts";
import { chooseLocality } from "./localities.ts";
import { type DemoAccountRow, makeAccount, makePlace } from "./make-account.ts";
import { type DemoDocumentRow, makeDocuments, type Papers } from "./make-documents.ts";
import { type DemoSlot, makeSlots } from "./make-slots.ts";
import { daysBefore } from "./moments.ts";
import type { Community } from "./names.ts";
import { createRandom, type Random } from "./random.ts";
import { type TeachingPlan, teachingPlans, urduPlans } from "./teaching-plans.ts";
import { writeTeacherBio } from "./write-text.ts";

export type TeacherRow = typeof teachers.$inferInsert;
export type DemoTeacher = {
  account: DemoAccountRow;
  profile: TeacherRow & { subjects: string[]; classes: SchoolClass[]; longitude: number; latitude: number };
  slots: DemoSlot[];
  documents: DemoDocumentRow[];
  /** Popularity, 0 to 1, and number of students. */
  charm: number;
  fame: number;
};

function choosePlan(random: Random, community: Community): TeachingPlan {
  const ownTongue = community === "muslim" ? 6 : 0;
  return random.weighted([
    ...teachingPlans.map((plan) => [plan, plan.weight] as const),
    ...urduPlans.map((plan) => [plan, plan.weight * ownTongue] as const),
  ]);
}

function chooseLanguage(random: Random, community: Community, plan: TeachingPlan): Language {
  if (plan.field === "urdu")
    return random.weighted([
      ["ur", 7],
      ["hi", 1],
      ["en", 2],
    ]);
  if (community === "muslim")
    return random.weighted([
      ["ur", 4],
      ["hi", 2],
      ["en", 5],
    ]);
  return random.weighted([
    ["en", 6],
    ["hi", 5],
  ]);
}

const motherTongues: Partial<Record<Community, TeachingLanguage>> = {
  sikh: "punjabi",
  bengali: "bengali",
  southern: "tamil",
};

function teachingLanguagesOf(random: Random, community: Community, subjects: readonly Subject[], written: Language) {
  const spoken = new Set<TeachingLanguage>(["hindi"]);
  if (written === "en" || random.chance(0.6)) spoken.add("english");
  if (written === "ur" || subjects.includes("urdu") || (community === "muslim" && random.chance(0.5)))
    spoken.add("urdu");
  const tongue = motherTongues[community];
  if (tongue && random.chance(0.6)) spoken.add(tongue);
  if (subjects.includes("punjabi")) spoken.add("punjabi");
  if (subjects.includes("sanskrit") && random.chance(0.5)) spoken.add("sanskrit");
  return [...spoken];
}

function chooseFees(random: Random, plan: TeachingPlan, price: number, years: number) {
  const hourly =
    Math.round((plan.fee * price * (0.82 + random.next() * 0.45) * (1 + Math.min(years, 20) * 0.012)) / 10) * 10;
  const monthly = Math.round((hourly * 12 * (0.75 + random.next() * 0.15)) / 100) * 100;
  const shown = random.weighted([
    ["both", 6],
    ["hourly", 2],
    ["monthly", 3],
    ["none", 0.8],
  ]);
  return {
    feeHourly: shown === "both" || shown === "hourly" ? hourly : null,
    feeMonthly: shown === "both" || shown === "monthly" ? monthly : null,
  };
}

function chooseQualifications(random: Random, { degrees }: TeachingPlan): Qualification[] {
  const degreesHeld = new Set(random.sample(degrees, random.int(1, degrees.length)));
  if (random.chance(0.1)) degreesHeld.add("teaching_certificate");
  return [...degreesHeld];
}

function chooseModes(random: Random, field: TeachingPlan["field"]): Mode[] {
  const chances: Record<Mode, number> = {
    student_home: 0.62,
    teacher_home: 0.6,
    online: field === "primary" ? 0.25 : 0.5,
  };
  const chosen = modes.filter((mode) => random.chance(chances[mode]));
  return chosen.length > 0 ? chosen : [random.pick(["student_home", "teacher_home"])];
}

/** A run of consecutive classes of the plan: nobody teaches 6 and 12 but none between. */
function chooseClasses(random: Random, { classes }: TeachingPlan) {
  const from = classes.length > 3 && random.chance(0.4) ? random.int(0, Math.floor(classes.length / 2) - 1) : 0;
  return classes.slice(from);
}

export function generateTeacher(index: number, now: Date): DemoTeacher {
  const random = createRandom(`teacher ${index}`);
  const locality = chooseLocality(random);
  const years = random.weighted([
    [random.int(0, 2), 3],
    [random.int(3, 8), 5],
    [random.int(9, 18), 3],
    [random.int(19, 38), 1],
  ]);
  const age = years > 22 ? "s" : years > 7 ? "m" : years < 4 || random.chance(0.5) ? "y" : "m";
  const community = random.weighted(locality.mix);
  const plan = choosePlan(random, community);
  const person = choosePerson(random, community, age, plan.women);
  const language = chooseLanguage(random, community, plan);
  const createdAt = daysBefore(now, 20 + random.next() * 880);
  const account = makeAccount({ role: "teacher", index, name: person.name, language, createdAt });
  const subjects = [
    ...plan.always,
    ...random.sample(plan.sometimes, random.int(0, Math.min(2, plan.sometimes.length))),
  ];
  const qualifications = chooseQualifications(random, plan);
  const documentKinds = random.weighted<Papers>([
    ["none", 50],
    ["verified", 40],
    ["waiting", 4],
    ["rejected", 1.5],
  ]);
  const documents = makeDocuments(random, documentKinds, {
    teacherId: account.id,
    index,
    qualification: qualifications[0] ?? "bachelor_degree",
    joined: createdAt,
    now,
  });
  return {
    account,
    profile: {
      accountId: account.id,
      gender: person.gender,
      bio: writeTeacherBio(random, { language, gender: person.gender, locality, years, field: plan.field }),
      bioLanguage: language,
      photoKey: photoKeyOf(person.avatarKey),
      subjects,
      qualifications,
      teachingRange: random.pick([3, 4, 5, 5, 6, 8, 8, 10, 12, 15]),
      experienceYears: years,
      ...chooseFees(random, plan, locality.price, years),
      modes: chooseModes(random, plan.field),
      boards: [...new Set(random.sample(plan.boards, random.int(1, plan.boards.length)))],
      classes: chooseClasses(random, plan),
      languages: teachingLanguagesOf(random, community, subjects, language),
      ...makePlace(random, locality, createdAt),
      createdAt,
      updatedAt: daysBefore(now, random.next() * 18),
    },
    slots: makeSlots(random),
    documents,
    charm: 0.45 + random.next() * 0.55,
    fame: random.next() ** 3 + 0.03,
  };
}
