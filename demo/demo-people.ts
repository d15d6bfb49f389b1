/** The demo's teacher and student accounts, with complete profiles and histories. */
import { demoAccounts } from "./accounts.ts";
import { demoId } from "./demo-id.ts";
import { localityOf } from "./localities.ts";
import { makeAccount, makePlace } from "./make-account.ts";
import { makeDocuments } from "./make-documents.ts";
import type { StoryFacts } from "./make-relations.ts";
import type { DemoStudent } from "./make-student.ts";
import type { DemoTeacher } from "./make-teacher.ts";
import { kilometresBetween, matches } from "./match-teachers.ts";
import { daysBefore } from "./moments.ts";
import { createRandom } from "./random.ts";

export function makeDemoTeacher(now: Date): DemoTeacher {
  const random = createRandom("the demo teacher");
  const createdAt = daysBefore(now, 640);
  const account = {
    ...makeAccount({ role: "teacher", index: 0, name: "Meenakshi Rawat", language: "en", createdAt }),
    email: demoAccounts.teacher,
  };
  return {
    account,
    profile: {
      accountId: account.id,
      gender: "female",
      bio: "I taught mathematics and physics at a school in Lajpat Nagar for eight years before I began to teach at home, and it has been fourteen years in all. I start from what a student can already do and look for the exact step where it breaks; most of the time it is one small thing from two classes ago. We do NCERT first, then the exemplar, then old papers with a clock on the table. Parents get a message from me every Saturday. The first class is free of worry: no test, only talk.",
      bioLanguage: "en",
      photoKey: "demo-f-bindi-m-0431.svg",
      subjects: ["mathematics", "physics", "science"],
      qualifications: ["master_degree", "teaching_certificate"],
      teachingRange: 8,
      experienceYears: 14,
      feeHourly: 600,
      feeMonthly: 5500,
      modes: ["student_home", "teacher_home", "online"],
      boards: ["cbse", "icse"],
      classes: ["8", "9", "10", "11", "12"],
      languages: ["english", "hindi"],
      ...makePlace(random, localityOf("lajpat-nagar"), createdAt),
      createdAt,
      updatedAt: daysBefore(now, 3),
    },
    slots: [
      { day: "monday", startTime: "16:00", endTime: "18:00" },
      { day: "monday", startTime: "18:30", endTime: "19:30" },
      { day: "wednesday", startTime: "16:00", endTime: "18:00" },
      { day: "wednesday", startTime: "18:30", endTime: "19:30" },
      { day: "friday", startTime: "16:00", endTime: "18:00" },
      { day: "saturday", startTime: "09:30", endTime: "12:30" },
      { day: "sunday", startTime: "10:00", endTime: "11:30" },
    ],
    documents: makeDocuments(random, "verified", {
      teacherId: account.id,
      index: 0,
      qualification: "master_degree",
      joined: createdAt,
      now,
    }),
    charm: 0.85,
    fame: 0.6,
  };
}

export function makeDemoStudent(now: Date): DemoStudent {
  const random = createRandom("the demo student");
  const createdAt = daysBefore(now, 430);
  const account = {
    ...makeAccount({ role: "student", index: 0, name: "Ayaan Qureshi", language: "en", createdAt }),
    email: demoAccounts.student,
  };
  return {
    account,
    profile: {
      accountId: account.id,
      gender: "male",
      bio: "I am in class 10 and want to stop being afraid of word problems before the boards. I like to ask why. Evenings after four are best, and Saturday mornings.",
      photoKey: "demo-m-hair-k-0112.svg",
      grade: "10",
      defaultLocation: "home",
      subjects: ["mathematics", "science", "english"],
      preferredDays: ["monday", "wednesday", "friday", "saturday"],
      preferredDistance: 6,
      adultDeclaredAt: createdAt,
      ...makePlace(random, localityOf("jangpura"), createdAt),
      createdAt,
      updatedAt: daysBefore(now, 5),
    },
  };
}

/** The demo student's other learners (R13.8). */
export const makeSister = (accountId: string) => ({
  id: demoId("learner", 0),
  accountId,
  name: "Inaya Qureshi",
  grade: "5",
  subjects: ["mathematics", "english"],
  preferredDays: ["tuesday" as const, "saturday" as const],
});

type Event = Omit<StoryFacts, "student" | "teacher">;

/** The demo student's relations to other teachers, nearest first. */
const studentsEvents: readonly Event[] = [
  { status: "accepted", askedBy: "student", asked: 95, answered: 94, stars: 4 },
  { status: "pending", askedBy: "teacher", asked: 0.4 },
  { status: "pending", askedBy: "student", asked: 2.2 },
  { status: "pending", askedBy: "teacher", asked: 5.1 },
  { status: "declined", askedBy: "student", asked: 21, answered: 20 },
  { status: "ended", askedBy: "student", asked: 300, answered: 298.5, ended: 170, stars: 5 },
  { status: "pending", askedBy: "student", asked: 8.6 },
  { status: "expired", askedBy: "student", asked: 44 },
  { status: "ended", askedBy: "student", asked: 30, answered: 29, ended: 22 },
];

/** The demo teacher's relations to other students, nearest first. */
const teachersEvents: readonly Event[] = [
  { status: "accepted", askedBy: "student", asked: 210, answered: 209, stars: 5 },
  { status: "pending", askedBy: "student", asked: 0.2 },
  { status: "accepted", askedBy: "student", asked: 130, answered: 129.4, stars: 5 },
  { status: "pending", askedBy: "student", asked: 1.3 },
  { status: "accepted", askedBy: "teacher", asked: 75, answered: 73, stars: 4 },
  { status: "pending", askedBy: "student", asked: 3.7 },
  { status: "ended", askedBy: "student", asked: 400, answered: 399, ended: 220, stars: 5 },
  { status: "accepted", askedBy: "student", asked: 33, answered: 32.2, stars: 5 },
  { status: "pending", askedBy: "teacher", asked: 2.5 },
  { status: "ended", askedBy: "student", asked: 320, answered: 319, ended: 90, stars: 4 },
  { status: "declined", askedBy: "student", asked: 40, answered: 38 },
  { status: "accepted", askedBy: "student", asked: 16, answered: 15.5 },
  { status: "ended", askedBy: "student", asked: 280, answered: 279, ended: 60, stars: 5 },
];

const theirOwn: Event = {
  status: "accepted",
  askedBy: "student",
  asked: 118,
  answered: 117.3,
  message: "Hello ma'am, we live in Jangpura. Could we have a trial class in maths this week?",
  stars: 5,
  review:
    "She found in one hour why I kept losing marks in algebra: I was afraid of the minus sign. Since then I have gone from 61 to 84, and I explain it to my cousin now.",
};

function nearestFirst<T extends DemoStudent | DemoTeacher>(people: readonly T[], to: DemoStudent | DemoTeacher): T[] {
  const far = (person: T) => kilometresBetween(person.profile, to.profile);
  return people.toSorted((a, b) => far(a) - far(b));
}

/** The first story is the one between the two. */
export function makeDemoStories(
  [student, ...students]: readonly [DemoStudent, ...DemoStudent[]],
  [teacher, ...teachers]: readonly [DemoTeacher, ...DemoTeacher[]],
): StoryFacts[] {
  const others = nearestFirst(
    teachers.filter((each) => matches(student, each)),
    student,
  );
  const learners = nearestFirst(
    students.filter((each) => Number(each.profile.grade) >= 8 && Number(each.profile.grade) <= 12),
    teacher,
  );
  return [
    { student, teacher, ...theirOwn },
    ...studentsEvents.flatMap((event, index) => (others[index] ? [{ student, teacher: others[index], ...event }] : [])),
    ...teachersEvents.flatMap((event, index) =>
      learners[index] ? [{ student: learners[index], teacher, ...event }] : [],
    ),
  ];
}
