/**
 * The profile under edit: what is stored, what was changed on top of it, and the way to save. Only changes are sent, the
 * whole form is checked; a save that is based on an older version than the stored one is told, and nothing typed is lost.
 */
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { IssueCode } from "#contract/issues.ts";
import { CallError } from "#web/api/client.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";

type Versioned = { version: number };

export type DraftRules<Profile extends Versioned, Values extends object> = {
  queryKey: QueryKey;
  readValues: (profile: Profile) => Values;
  /** What is wrong with the whole form. */
  check: (values: Values) => IssueCode[];
  send: (changes: Partial<Values>, version: number) => Promise<Profile>;
  /** Past the cache: what the form stands on must not change before the person has decided. */
  readAgain: () => Promise<Profile>;
  /** Names of the wire that the form calls otherwise. */
  fieldOf?: (path: string) => string;
};

export type Draft<Profile extends Versioned, Values extends object> = ReturnType<
  typeof useProfileDraft<Profile, Values>
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function useProfileDraft<Profile extends Versioned, Values extends object>(
  profile: Profile,
  rules: DraftRules<Profile, Values>,
) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  /** The version that was stored meanwhile by somebody else. */
  const [theirs, setTheirs] = useState<Profile | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const stored = rules.readValues(profile);
  const values: Values = { ...stored, ...changes };

  useEffect(() => {
    if (Object.keys(issues).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: "center" });
  }, [issues]);

  function change<Name extends keyof Values>(name: Name, value: Values[Name]) {
    setChanges((before) => {
      const next = { ...before, [name]: value };
      if (isSame(stored[name], value)) delete next[name];
      return next;
    });
  }

  function showIssues(found: readonly IssueCode[]) {
    const named: Record<string, string> = {};
    for (const { path, code } of found) {
      const field = rules.fieldOf?.(path) ?? path.split(".")[0] ?? path;
      named[field] ??= code;
    }
    setIssues(named);
    return found.length === 0;
  }

  function errorOf(name: string): string | undefined {
    const code = issues[name];
    return code === undefined ? undefined : issueText(t, code);
  }

  const keep = (saved: Profile) => queryClient.setQueryData(rules.queryKey, saved);

  /** True once saved; throws what the page has to tell. */
  async function save(onTopOf: Profile = profile): Promise<boolean> {
    if (busy || !showIssues(rules.check(values))) return false;
    setBusy(true);
    try {
      keep(await rules.send(changes, onTopOf.version));
      setChanges({});
      setTheirs(null);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === "stale_profile") {
        setTheirs(await rules.readAgain());
        return false;
      }
      showIssues(error.body.issues ?? []);
      throw error;
    } finally {
      setBusy(false);
    }
  }

  /** Mine on top of what was stored meanwhile. */
  async function keepMine(): Promise<boolean> {
    if (theirs === null) return false;
    keep(theirs);
    setTheirs(null);
    return save(theirs);
  }

  function takeTheirs() {
    if (theirs === null) return;
    keep(theirs);
    setChanges({});
    setTheirs(null);
  }

  const read = theirs === null ? null : rules.readValues(theirs);
  const changedThere = read === null ? [] : keysOf(stored).filter((name) => !isSame(stored[name], read[name]));

  return {
    profile,
    values,
    change,
    changed: Object.keys(changes).length > 0,
    busy,
    errorOf,
    save,
    form,
    stale: theirs !== null,
    changedThere,
    keepMine,
    takeTheirs,
    forgetStale: () => setTheirs(null),
    /** A text field of that name. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) => change(name, event.target.value as Values[typeof name]),
    }),
  };
}

function keysOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}
