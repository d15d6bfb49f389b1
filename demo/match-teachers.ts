/** Demo teachers whom a demo student could really have met: near, of the same class, with a subject in common. */
import { axesOf, type Coordinates } from "#contract/distance.ts";
import type { DemoStudent } from "./make-student.ts";
import type { DemoTeacher } from "./make-teacher.ts";

export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const [x, y, z] = axesOf(a);
  const [otherX, otherY, otherZ] = axesOf(b);
  return Math.sqrt((x - otherX) ** 2 + (y - otherY) ** 2 + (z - otherZ) ** 2);
}

const classOf = (grade: string) => (grade.startsWith("College") ? "college" : grade);

/** Comparing degrees of latitude is cheap and rules out most of the city. */
const kilometresPerDegree = 111;

export function matches({ profile: student }: DemoStudent, { profile: teacher }: DemoTeacher): boolean {
  const within = Math.max(student.preferredDistance ?? 5, 5);
  if (Math.abs(student.latitude - teacher.latitude) * kilometresPerDegree > within) return false;
  const grade = classOf(student.grade);
  return (
    teacher.classes.some((each) => each === grade) &&
    student.subjects.some((subject) => teacher.subjects.includes(subject)) &&
    kilometresBetween(student, teacher) <= within
  );
}

export function matchDemoTeachers(student: DemoStudent, teachers: readonly DemoTeacher[]): DemoTeacher[] {
  return teachers.filter((teacher) => matches(student, teacher));
}
