/** The whole demo city as rows, deterministic for a given `now`: people, weeks, documents, and their histories. */
import { dayOf } from "#contract/time-zone.ts";
import type { profileViewDays } from "#server/db/schema/teachers.ts";
import { makeDemoStories, makeDemoStudent, makeDemoTeacher } from "./demo-people.ts";
import { makeHistory, makeRelations, type Story } from "./make-relations.ts";
import { type DemoStudent, generateStudent } from "./make-student.ts";
import { type DemoTeacher, generateTeacher } from "./make-teacher.ts";
import { daysBefore } from "./moments.ts";
import { createRandom } from "./random.ts";

export const citySize = { teachers: 2200, students: 720 } as const;

type ViewRow = typeof profileViewDays.$inferInsert;

export type DemoCity = {
  teachers: readonly [DemoTeacher, ...DemoTeacher[]];
  students: readonly [DemoStudent, ...DemoStudent[]];
  stories: Story[];
  views: ViewRow[];
};

const countFrom = <T>(first: number, count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(first + index));

/** Some people have an incomplete or paused profile: in the database, but not listed (R7.11). */
function leaveUnfinished(teacher: DemoTeacher, index: number): DemoTeacher {
  if (index % 90 === 41) return { ...teacher, account: { ...teacher.account, phone: null } };
  if (index % 90 === 73) return { ...teacher, account: { ...teacher.account, status: "deactivated" } };
  return teacher;
}

/** Views of the demo teacher's page over five weeks, more at weekends and recently. */
function makeViews(teacher: DemoTeacher, now: Date): ViewRow[] {
  const random = createRandom("views");
  return countFrom(0, 35, (ago) => {
    const day = dayOf(daysBefore(now, ago));
    const weekend = new Date(day).getUTCDay() % 6 === 0 ? 4 : 0;
    const views = random.int(1, 6) + weekend + Math.max(0, 6 - Math.floor(ago / 4));
    return { teacherId: teacher.account.id, day, views };
  });
}

export function makeCity(now: Date): DemoCity {
  const demoTeacher = makeDemoTeacher(now);
  const demoStudent = makeDemoStudent(now);
  const others = countFrom(1, citySize.teachers - 1, (index) => leaveUnfinished(generateTeacher(index, now), index));
  const learners = countFrom(1, citySize.students - 1, (index) => generateStudent(index, now));
  const listed = others.filter(({ account }) => account.phone && account.status !== "deactivated");
  const stories = createRandom("demo stories");
  const own = makeDemoStories([demoStudent, ...learners], [demoTeacher, ...listed]).map((facts, index) =>
    makeHistory(stories, index, now, facts),
  );
  return {
    teachers: [demoTeacher, ...others],
    students: [demoStudent, ...learners],
    stories: [...own, ...makeRelations(learners, listed, now, own.length)],
    views: makeViews(demoTeacher, now),
  };
}
