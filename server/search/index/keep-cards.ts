/** What cards say beside what is searched, kept for those who are shown most; whoever changed is forgotten. */
import { searchIndex } from "#contract/limits.ts";
import type { CardRow } from "#server/search/teacher-card.ts";

export type Cards = {
  /** Those of these ids that are known, and the others by `read`; whoever `read` does not find is missing. */
  find(ids: readonly string[], read: (ids: string[]) => Promise<CardRow[]>): Promise<Map<string, CardRow>>;
  forget(ids: readonly string[]): void;
  forgetAll(): void;
};

export function keepCards(most: number = searchIndex.cards): Cards {
  const kept = new Map<string, CardRow>();
  /** Who changed while cards were being read: what was read of them may be older than that. */
  const changed = new Map<string, number>();
  let tick = 0;
  let reading = 0;

  function keep(id: string, card: CardRow): void {
    kept.delete(id);
    kept.set(id, card);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async find(ids, read) {
      const found = new Map<string, CardRow>();
      for (const id of ids) {
        const card = kept.get(id);
        if (card === undefined) continue;
        found.set(id, card);
        keep(id, card);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length === 0) return found;
      const begun = tick;
      reading++;
      try {
        for (const card of await read(missing)) {
          found.set(card.id, card);
          if ((changed.get(card.id) ?? -1) < begun) keep(card.id, card);
        }
      } finally {
        if (--reading === 0) changed.clear();
      }
      return found;
    },
    forget(ids) {
      for (const id of ids) {
        kept.delete(id);
        if (reading > 0) changed.set(id, tick);
      }
      tick++;
    },
    forgetAll() {
      for (const id of kept.keys()) if (reading > 0) changed.set(id, tick);
      kept.clear();
      tick++;
    },
  };
}
