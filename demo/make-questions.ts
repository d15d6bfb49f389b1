/** Follow-up questions to demo people three and fourteen days after an acceptance (R10.4), with most answers. */
import { day } from "#contract/durations.ts";
import { questionDays } from "#contract/question-days.ts";
import type { relationQuestions } from "#server/db/schema/relations.ts";
import { demoId } from "./demo-id.ts";
import type { Story } from "./make-relations.ts";
import { createRandom } from "./random.ts";

type QuestionRow = typeof relationQuestions.$inferInsert;

export function makeQuestions(stories: readonly Story[], now: Date): QuestionRow[] {
  return stories.flatMap(({ relation, review }, index) => {
    const { id: relationId = "", studentId, teacherId, activatedAt, endedAt } = relation;
    if (!activatedAt) return [];
    const random = createRandom(`questions ${index}`);
    const until = endedAt ?? now;
    const questions = questionDays.map((number) => ({ number, at: new Date(activatedAt.getTime() + number * day) }));
    return questions
      .filter(({ at }) => at < until)
      .flatMap(({ number, at }) =>
        [studentId, teacherId].map((accountId, side) => {
          const answeredAt = new Date(at.getTime() + (0.1 + random.next()) * day);
          const isAnswered = answeredAt < now && random.chance(0.8);
          return {
            id: demoId("question", index * 4 + questionDays.indexOf(number) * 2 + side),
            relationId,
            accountId,
            day: number,
            askedAt: at,
            // An author of a review answered before that they met (R3.8).
            ...(review !== undefined && number === 3 && side === 0
              ? { answeredAt: at, answer: true }
              : isAnswered && { answeredAt, answer: random.chance(0.93) }),
          };
        }),
      );
  });
}
