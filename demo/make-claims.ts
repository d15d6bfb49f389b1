/** Guarantee claims in the demo city (R10.2): some open, a few of them overdue; older ones are decided. */
import { day } from "#contract/durations.ts";
import { type ClaimKind, claimKinds } from "#contract/guarantee-states.ts";
import type { guaranteeClaims } from "#server/db/schema/relations.ts";
import { claimAnswers, claimReasons } from "./claim-pieces.ts";
import { demoId } from "./demo-id.ts";
import type { Story } from "./make-relations.ts";
import type { DemoStudent } from "./make-student.ts";
import { daysBefore } from "./moments.ts";
import { createRandom } from "./random.ts";

type ClaimRow = typeof guaranteeClaims.$inferInsert;

/** Days. */
const claimWithin = 30;

export function makeClaims(stories: readonly Story[], students: readonly DemoStudent[], now: Date): ClaimRow[] {
  const languageOf = new Map(students.map(({ account }) => [account.id, account.language ?? "en"]));
  return stories.flatMap(({ relation, feeEntry }, index): ClaimRow[] => {
    const { id: relationId = "", studentId, activatedAt, endedAt, status } = relation;
    if (!activatedAt) return [];
    const random = createRandom(`claim ${index}`);
    const language = languageOf.get(studentId) ?? "en";
    const refunded = feeEntry?.state === "refunded";
    const kind: ClaimKind = refunded ? "refund" : (claimKinds[index % 2] ?? "replacement");
    const claim = { id: demoId("claim", index), relationId, kind, reason: random.pick(claimReasons[language][kind]) };
    // The newest are at least four days old; an ended relation has a month to claim.
    if (status === "accepted" && activatedAt < daysBefore(now, 12) && index % 37 === 13)
      return [{ ...claim, status: "open", createdAt: daysBefore(now, 0.1 + random.next() * 7) }];
    const wasReplaced = kind === "replacement" && status === "ended" && index % 29 === 3;
    const wasRefused = kind === "refund" && status === "ended" && index % 41 === 9;
    if (!refunded && !wasReplaced && !wasRefused) return [];
    const until = endedAt ?? daysBefore(now, 3);
    const createdAt = new Date(until.getTime() - random.next() * Math.min(claimWithin, 5) * day);
    if (createdAt < activatedAt) return [];
    const verdict = wasRefused ? "refused" : "granted";
    const decided = {
      status: verdict,
      decision: claimAnswers[language][verdict],
      decidedAt: until,
      decidedBy: demoId("admin", 0),
    } as const;
    return [{ ...claim, ...decided, createdAt }];
  });
}
