/** Unsaved choices of onboarding, so that a reload or a failed save loses nothing. */
import { sessionKeys } from "#contract/limits.ts";
import { inTab, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

export type OnboardingChanges = Record<string, string | string[]>;
type OnboardingDraft = { /** Whose it is, by id. */ person: string; changes: OnboardingChanges };

const isChoice = (given: unknown): given is string | string[] =>
  isText(given) || (Array.isArray(given) && given.every(isText));

const readDraft: Shape<OnboardingDraft> = (given) => {
  if (!isRecord(given) || !isText(given.person) || !isRecord(given.changes)) return null;
  const changes = Object.entries(given.changes).filter((entry): entry is [string, string | string[]] =>
    isChoice(entry[1]),
  );
  return { person: given.person, changes: Object.fromEntries(changes) };
};

export const onboardingDraft = storedJson(inTab, sessionKeys.walkDraft, readDraft);
