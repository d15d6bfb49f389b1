/** Histories of demo students and teachers: requests, lessons, reviews, and a fee entry for each connection. */
import { relation as limits } from "#contract/limits.ts";
import type { Gender, MemberRole, RelationStatus } from "#contract/vocabulary.ts";
import type { relations, reviews } from "#server/db/schema/relations.ts";
import { writeReviewAnswer } from "./answer-review.ts";
import { demoId } from "./demo-id.ts";
import { type FeeEntryRow, makeFee } from "./make-fees.ts";
import type { DemoStudent } from "./make-student.ts";
import type { DemoTeacher } from "./make-teacher.ts";
import { matchDemoTeachers } from "./match-teachers.ts";
import { daysBefore } from "./moments.ts";
import { createRandom, type Random } from "./random.ts";
import { writeRequest, writeReviewText } from "./write-text.ts";

export type RelationRow = typeof relations.$inferInsert;
export type ReviewRow = typeof reviews.$inferInsert;
export type Story = { relation: RelationRow; review?: ReviewRow; feeEntry?: FeeEntryRow };

export type StoryFacts = {
  student: DemoStudent;
  teacher: DemoTeacher;
  status: RelationStatus;
  askedBy: MemberRole;
  /** Days before now. */
  asked: number;
  answered?: number;
  ended?: number;
  message?: string;
  stars?: number;
  review?: string;
};

const genderOf = (gender: Gender | null | undefined): Gender => gender ?? "other";

/** Converts one story to rows; `index` makes its ids. */
export function makeHistory(random: Random, index: number, now: Date, facts: StoryFacts): Story {
  const { student, teacher, status, askedBy, asked } = facts;
  const active = status === "accepted" || status === "ended";
  const requester = askedBy === "student" ? student : teacher;
  const answerer = askedBy === "student" ? teacher : student;
  const requestedAt = daysBefore(now, asked);
  const answeredAt = facts.answered === undefined ? null : daysBefore(now, facts.answered);
  const kind = askedBy === "student" ? "fromStudent" : "fromTeacher";
  const written = () =>
    writeRequest(random, kind, requester.account.language ?? "en", genderOf(requester.profile.gender));
  const replied = (reply: "accepts" | "declines") =>
    writeRequest(random, reply, answerer.account.language ?? "en", genderOf(answerer.profile.gender));
  const id = demoId("relation", index);
  const relation: RelationRow = {
    id,
    studentId: student.account.id,
    teacherId: teacher.account.id,
    askedBy,
    status,
    message: facts.message ?? (random.chance(0.8) ? written() : null),
    response: askedBy === "teacher" || !answeredAt ? null : replied(active ? "accepts" : "declines"),
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + limits.expiresAfter),
    answeredAt,
    activatedAt: active ? answeredAt : null,
    endedAt: facts.ended === undefined ? null : daysBefore(now, facts.ended),
    endedBy: facts.ended === undefined ? null : random.pick(["student", "student", "teacher"]),
  };
  if (!active || !answeredAt) return { relation };
  const feeEntry = makeFee(index, relation, now);
  const { stars } = facts;
  if (stars === undefined) return { relation, ...(feeEntry && { feeEntry }) };
  const since = facts.answered ?? 0;
  const least = Math.max(facts.ended ?? 0, 0.2);
  const reviewedAt = daysBefore(now, Math.min(since - 7.5, least + random.next() * Math.min(30, since - least - 8)));
  const language = student.account.language ?? "en";
  const text = random.chance(0.85) ? writeReviewText(random, language, stars, genderOf(teacher.profile.gender)) : null;
  const review: ReviewRow = {
    id: demoId("review", index),
    relationId: id,
    studentId: student.account.id,
    teacherId: teacher.account.id,
    stars,
    text: facts.review ?? text,
    language,
    createdAt: reviewedAt,
    updatedAt: reviewedAt,
  };
  return { relation, review: writeReviewAnswer(review, teacher, now), ...(feeEntry && { feeEntry }) };
}

function chooseStars(random: Random, charm: number): number {
  const luck = charm + (random.next() - 0.5) * 0.5;
  return luck > 0.62 ? 5 : luck > 0.42 ? 4 : luck > 0.3 ? 3 : random.pick([2, 2, 1]);
}

function chooseStory(random: Random, student: DemoStudent, teacher: DemoTeacher, nth: number): StoryFacts {
  const status = random.weighted<RelationStatus>(
    nth === 0
      ? [
          ["accepted", 7],
          ["ended", 2],
          ["pending", 2],
        ]
      : [
          ["ended", 11],
          ["accepted", 2],
          ["pending", 1],
          ["declined", 1],
          ["withdrawn", 0.4],
          ["expired", 0.5],
        ],
  );
  const askedBy = random.chance(0.75) ? "student" : "teacher";
  const base = { student, teacher, status, askedBy } as const;
  const stars = random.chance(0.8) ? chooseStars(random, teacher.charm) : undefined;
  switch (status) {
    case "pending":
      return { ...base, asked: 0.1 + random.next() * 12 };
    case "accepted": {
      const asked = 12 + random.next() * 200;
      return { ...base, asked, answered: asked - 0.1 - random.next() * 2, ...(stars ? { stars } : {}) };
    }
    case "ended": {
      const ended = 2 + random.next() * 250;
      const asked = ended + 25 + random.next() * 120;
      return { ...base, asked, answered: asked - 0.1 - random.next() * 2, ended, ...(stars ? { stars } : {}) };
    }
    case "expired":
      return { ...base, asked: 15 + random.next() * 60 };
    default: {
      const asked = 9 + random.next() * 90;
      return { ...base, asked, answered: asked - random.next() * 3 };
    }
  }
}

export function makeRelations(
  students: readonly DemoStudent[],
  teachers: readonly DemoTeacher[],
  now: Date,
  from: number,
): Story[] {
  const stories: Story[] = [];
  for (const [number, student] of students.entries()) {
    const random = createRandom(`relations ${number}`);
    const candidates = matchDemoTeachers(student, teachers);
    const left = new Map(candidates.map((teacher) => [teacher, teacher.fame]));
    const wanted = Math.min(candidates.length, random.int(2, 9));
    for (let nth = 0; nth < wanted; nth++) {
      const teacher = random.weighted([...left]);
      left.delete(teacher);
      stories.push(makeHistory(random, from + stories.length, now, chooseStory(random, student, teacher, nth)));
    }
  }
  return stories;
}
