/** Caches the card data that is not searched, for the most shown teachers; a change evicts the teacher. */

import type { CardRow } from "#server/search/teacher-card.ts";
import { searchIndexTuning } from "#server/settings/tuning.ts";

export type Cards = {
  /** Cached cards of these ids, the others by `read`; an id that `read` does not find is absent. */
  find(ids: readonly string[], read: (ids: string[]) => Promise<CardRow[]>): Promise<Map<string, CardRow>>;
  forget(ids: readonly string[]): void;
  forgetAll(): void;
};

export function cacheCards(most: number = searchIndexTuning.cards): Cards {
  /**
   * Two generations, recently shown and older: once the recent one has half of the capacity, it replaces the older. No entry moves on
   * every read.
   */
  let recent = new Map<string, CardRow>();
  let older = new Map<string, CardRow>();
  /** Teachers who changed during a read: the cards read for them may be stale. */
  const changed = new Map<string, number>();
  let tick = 0;
  let allForgotten = -1;
  let reading = 0;

  function store(id: string, card: CardRow): void {
    if (recent.size >= most / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(id, card);
  }

  function recall(id: string): CardRow | undefined {
    const card = recent.get(id);
    if (card !== undefined) return card;
    const former = older.get(id);
    if (former !== undefined) store(id, former);
    return former;
  }

  return {
    async find(ids, read) {
      const found = new Map<string, CardRow>();
      for (const id of ids) {
        const card = recall(id);
        if (card !== undefined) found.set(id, card);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length === 0) return found;
      const begun = tick;
      reading++;
      try {
        for (const card of await read(missing)) {
          found.set(card.id, card);
          if ((changed.get(card.id) ?? allForgotten) < begun) store(card.id, card);
        }
      } finally {
        if (--reading === 0) changed.clear();
      }
      return found;
    },
    forget(ids) {
      for (const id of ids) {
        recent.delete(id);
        older.delete(id);
        if (reading > 0) changed.set(id, tick);
      }
      tick++;
    },
    forgetAll() {
      allForgotten = tick;
      recent.clear();
      older.clear();
      tick++;
    },
  };
}
