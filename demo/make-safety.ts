/** Blocks and reports of demo people (R10.3): enough for every screen to show some. */
import type { ReportReason } from "#contract/vocabulary.ts";
import type { blocks, reports } from "#server/db/schema/relations.ts";
import { demoId } from "./demo-id.ts";
import type { Story } from "./make-relations.ts";
import { daysBefore } from "./moments.ts";

type BlockRow = typeof blocks.$inferInsert;
type ReportRow = typeof reports.$inferInsert;

type DemoReport = {
  by: "student" | "teacher";
  reason: ReportReason;
  details: string | null;
  days: number;
  done?: "acted" | "dismissed";
};

/** Between people with a shared history; the newest last. */
const demoReports: readonly DemoReport[] = [
  {
    by: "student",
    reason: "spam",
    details: "Sends the price list of a coaching centre again and again.",
    days: 40,
    done: "acted",
  },
  { by: "teacher", reason: "other", details: "Never came to the first lesson.", days: 33, done: "dismissed" },
  {
    by: "student",
    reason: "fake",
    details: "The degree on the page is not from the university that is named there.",
    days: 9,
  },
  { by: "student", reason: "spam", details: null, days: 6 },
  { by: "teacher", reason: "abuse", details: "फ़ोन पर गालियाँ दीं क्योंकि मैंने समय नहीं बदला।", days: 5 },
  { by: "student", reason: "abuse", details: "بار بار رات کو فون کرتے ہیں، منع کرنے کے بعد بھی۔", days: 3 },
  {
    by: "student",
    reason: "unsafe",
    details: "Asked my son to come alone to another flat than the one we agreed on.",
    days: 1.2,
  },
  { by: "teacher", reason: "other", details: "Asks me to write the school project instead of teaching.", days: 0.4 },
];

/** Some of the reviews are reported, as lies. */
const reportedReviews = 2;

const isOver = ({ relation: { status } }: Story) => status === "ended" || status === "declined";

export function makeReports(stories: readonly Story[], adminId: string, now: Date): ReportRow[] {
  const over = stories.filter(isOver);
  const people = demoReports.flatMap(({ by, reason, details, days, done }, index): ReportRow[] => {
    const relation = over[index * 7]?.relation;
    if (relation === undefined) return [];
    const [reporterId, reportedId] =
      by === "student" ? [relation.studentId, relation.teacherId] : [relation.teacherId, relation.studentId];
    const handled = done && {
      status: done,
      outcome: done === "acted" ? "Warned; it has stopped." : "Nothing against the rules of the house.",
      handledAt: daysBefore(now, days - 1),
      handledBy: adminId,
    };
    return [
      {
        id: demoId("report", index),
        reporterId,
        reportedId,
        reason,
        details,
        createdAt: daysBefore(now, days),
        status: "open",
        ...handled,
      },
    ];
  });
  const unhappy = stories.flatMap(({ review }) => (review && review.stars <= 2 && review.text ? [review] : []));
  const reviews = unhappy.slice(0, reportedReviews).map(
    ({ id, teacherId, studentId }, index): ReportRow => ({
      id: demoId("report", demoReports.length + index),
      reporterId: teacherId,
      reportedId: studentId,
      reviewId: id ?? null,
      reason: "fake",
      status: "open",
      details: "We had two lessons only, and I was on time for both.",
      createdAt: daysBefore(now, 2 + index),
    }),
  );
  return [...people, ...reviews];
}

/** Both demo accounts have one, and some others without an open relation. */
export function makeBlocks(
  stories: readonly Story[],
  own: { studentId: string; teacherId: string },
  now: Date,
): BlockRow[] {
  const pairOf = ({ studentId, teacherId }: { studentId: string; teacherId: string }) => `${studentId} ${teacherId}`;
  const open = new Set(stories.filter((story) => !isOver(story)).map(({ relation }) => pairOf(relation)));
  const isFree = (studentId: string, teacherId: string) => !open.has(pairOf({ studentId, teacherId }));
  const over = stories.filter(isOver).map(({ relation }) => relation);
  const ofStudent = over.filter(({ studentId }) => studentId !== own.studentId);
  const [unwanted, ...others] = ofStudent.filter(
    ({ teacherId }) => teacherId !== own.teacherId && isFree(own.studentId, teacherId),
  );
  const family = ofStudent.find(
    ({ studentId }) => studentId !== unwanted?.studentId && isFree(studentId, own.teacherId),
  );
  const pairs: [string | undefined, string | undefined][] = [
    [own.studentId, unwanted?.teacherId],
    [own.teacherId, family?.studentId],
    ...others
      .filter(({ studentId, teacherId }, index) => index % 90 === 17 && isFree(studentId, teacherId))
      .map(({ studentId, teacherId }): [string, string] => [studentId, teacherId]),
  ];
  return pairs.flatMap(([blockerId, blockedId], index) =>
    blockerId && blockedId ? [{ blockerId, blockedId, createdAt: daysBefore(now, 3 + index * 5) }] : [],
  );
}
