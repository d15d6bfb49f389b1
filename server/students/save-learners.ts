/**
 * Saves the siblings that a PUT of the profile lists (R13.8): entries with an id are changed, those without are new, missing
 * ones are deleted.
 */
import { and, eq, notInArray } from "drizzle-orm";
import { learnerLimits as limits } from "#contract/learning-limits.ts";
import type { LearnerList } from "#contract/schemas/learners.ts";
import type { Tx } from "#server/db/client.ts";
import { learners } from "#server/db/schema/students.ts";
import { Refusal } from "#server/refusal.ts";

/** The list's entry for the profile itself, as fields of the profile. */
export function ownEntry(id: string, family: LearnerList | undefined) {
  const { id: _, ...fields } = family?.find((learner) => learner.id === id) ?? {};
  return fields;
}

export async function saveLearners(tx: Tx, accountId: string, family: LearnerList): Promise<void> {
  const others = family.map((learner, at) => ({ ...learner, at })).filter(({ id }) => id !== accountId);
  // The profile itself is one of them, listed or not.
  if (others.length >= limits.most) refuse("learners", "too_many");
  const listed = others.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(listed).size < listed.length) refuse("learners", "invalid");
  const mine = eq(learners.accountId, accountId);
  await tx.delete(learners).where(listed.length === 0 ? mine : and(mine, notInArray(learners.id, listed)));
  for (const { id, at, ...fields } of others) {
    if (id === undefined) {
      await tx.insert(learners).values({ ...fields, accountId });
      continue;
    }
    const changed = await tx
      .update(learners)
      .set(fields)
      .where(and(mine, eq(learners.id, id)))
      .returning();
    // Another family's learner is treated as unknown.
    if (changed.length === 0) refuse(`learners.${at}.id`, "invalid");
  }
}

function refuse(path: string, code: string): never {
  throw new Refusal("validation", { issues: [{ path, code }] });
}
