/** Compares the answers to clients with the database: lost writes, duplicated writes, and unknown outcomes. */
import type { Settled } from "./ledger.ts";

/** Of one pair: the number of relations, and of the teacher's notifications by kind. */
export type FoundRelation = { count: number; withdrawn: number; toldAsked: number; toldWithdrawn: number };

export type WritesFound = {
  /** Accounts by address. */
  accounts: ReadonlyMap<string, number>;
  /** The saved text of a person's profile. */
  profiles: ReadonlyMap<string, string>;
  /** By pairOf. */
  relations: ReadonlyMap<string, FoundRelation>;
  /** Contact messages by their mark. */
  letters: ReadonlyMap<string, number>;
};

export type Judgement = { acknowledged: number; lost: Settled[]; doubled: Settled[]; untold: Settled[] };

const pairOf = ({ by, about = "" }: Pick<Settled, "by" | "about">) => `${by} ${about}`;

/** How often it was done, by its rows. */
function countDone(write: Settled, found: WritesFound): number {
  const pair = found.relations.get(pairOf(write));
  switch (write.kind) {
    case "register":
      return found.accounts.get(write.by) ?? 0;
    case "letter":
      return found.letters.get(write.mark) ?? 0;
    case "contact":
      return Math.max(pair?.count ?? 0, pair?.toldAsked ?? 0);
    case "withdraw":
      return Math.max(pair?.withdrawn ?? 0, pair?.toldWithdrawn ?? 0);
    case "profile":
      return found.profiles.get(write.by) === write.mark ? 1 : 0;
  }
}

/** A row without its notification is half done: the two belong to one transaction. */
function isHalf({ kind, ...write }: Settled, found: WritesFound): boolean {
  const pair = found.relations.get(pairOf(write));
  if (kind === "contact") return pair !== undefined && pair.toldAsked < pair.count;
  return kind === "withdraw" && pair !== undefined && pair.toldWithdrawn < pair.withdrawn;
}

/** Only the last save of a profile counts: it must be stored, unless a later one may have come through. */
function lastSaves(writes: Settled[]): Set<Settled> {
  const byPerson = new Map<string, Settled>();
  for (const write of writes) if (write.kind === "profile" && write.fate === "done") byPerson.set(write.by, write);
  return new Set(byPerson.values());
}

export function judgeWrites(writes: Settled[], found: WritesFound): Judgement {
  const last = lastSaves(writes);
  const later = (write: Settled) =>
    writes
      .slice(writes.indexOf(write) + 1)
      .some((other) => other.kind === "profile" && other.by === write.by && countDone(other, found) > 0);
  const mustBeThere = (write: Settled) =>
    write.fate === "done" && (write.kind !== "profile" || (last.has(write) && !later(write)));
  return {
    acknowledged: writes.filter(({ fate }) => fate === "done").length,
    lost: writes.filter((write) => mustBeThere(write) && (countDone(write, found) === 0 || isHalf(write, found))),
    doubled: writes.filter((write) => countDone(write, found) > 1),
    // A wrong "not done" is as bad as no answer.
    untold: writes.filter(
      (write) =>
        write.fate === "unknown" ||
        (write.fate === "refused" && write.kind !== "profile" && countDone(write, found) > 0),
    ),
  };
}
