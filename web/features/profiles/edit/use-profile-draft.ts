/**
 * The profile under edit: a form on top of the stored version, and saving. Only changes are sent, the whole form is
 * checked; a save based on an older version is reported as a conflict, and nothing typed is lost.
 */
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { IssueCode } from "#contract/issues.ts";
import { CallError } from "#web/api/client.ts";
import { useForm } from "#web/forms/use-form.ts";

type Versioned = { version: number };

export type DraftRules<Profile extends Versioned, Values extends object> = {
  queryKey: QueryKey;
  readValues: (profile: Profile) => Values;
  /** What is wrong with the whole form. */
  check: (values: Values) => IssueCode[] | Promise<IssueCode[]>;
  send: (changes: Partial<Values>, version: number) => Promise<Profile>;
  /** Bypasses the cache: the form's base must not change before the person has decided. */
  readAgain: () => Promise<Profile>;
  /** Wire names that differ in the form. */
  fieldOf?: (path: string) => string;
};

/** How a save ended. */
export type DraftOutcome = { done: () => void; failed: (error: CallError) => void };

export type Draft<Profile extends Versioned, Values extends object> = ReturnType<
  typeof useProfileDraft<Profile, Values>
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function useProfileDraft<Profile extends Versioned, Values extends object>(
  profile: Profile,
  rules: DraftRules<Profile, Values>,
) {
  const queryClient = useQueryClient();
  const stored = rules.readValues(profile);
  const form = useForm(stored, { fieldOf: rules.fieldOf });
  const changed = Object.keys(form.changes).length > 0;
  /** The version that somebody else stored meanwhile. */
  const [theirs, setTheirs] = useState<Profile | null>(null);

  const cache = (saved: Profile) => queryClient.setQueryData(rules.queryKey, saved);

  async function sendChanges(version: number, done: () => void): Promise<void> {
    if (!changed) return done();
    try {
      cache(await rules.send(form.changes, version));
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== "stale_profile") throw error;
      return setTheirs(await rules.readAgain());
    }
    form.reset();
    setTheirs(null);
    done();
  }

  function save({ done, failed }: DraftOutcome, onTopOf: Profile = profile): Promise<void> {
    const wrong = rules.check(form.values);
    return form.attempt({ wrong, act: () => sendChanges(onTopOf.version, done), failed });
  }

  /** Mine on top of the newly stored version. */
  function keepMine(outcome: DraftOutcome): void {
    if (theirs === null) return;
    cache(theirs);
    setTheirs(null);
    void save(outcome, theirs);
  }

  function takeTheirs() {
    if (theirs === null) return;
    cache(theirs);
    form.reset();
    setTheirs(null);
  }

  const read = theirs === null ? null : rules.readValues(theirs);
  const changedThere = read === null ? [] : keysOf(stored).filter((name) => !isSame(stored[name], read[name]));

  return {
    ...form,
    changed,
    save,
    stale: theirs !== null,
    changedThere,
    keepMine,
    takeTheirs,
    forgetStale: () => setTheirs(null),
  };
}

function keysOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}
