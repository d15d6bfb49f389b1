/** Cards that are read while a cached one is invalidated (decision 36). */
import { expect, it } from "vitest";
import type { CardRow } from "#server/search/teacher-card.ts";
import { cacheCards } from "./cache-cards.ts";

const cardOf = (id: string, name: string) => ({ id, name }) as CardRow;

/** Starts reading a card; returns the function that completes the read. */
function beginReading(cards: ReturnType<typeof cacheCards>, id: string) {
  const { promise, resolve } = Promise.withResolvers<CardRow[]>();
  const found = cards.find([id], () => promise);
  return async (name: string) => {
    resolve([cardOf(id, name)]);
    return (await found).get(id)?.name;
  };
}

it("a card read during a change or a clear is shown once and not cached (R7.11)", async () => {
  const cards = cacheCards();
  const nameOf = async (id: string) => (await cards.find([id], async () => [cardOf(id, "new")])).get(id)?.name;
  for (const forget of [() => cards.forget(["a"]), () => cards.forgetAll()]) {
    const endReading = beginReading(cards, "a");
    forget();
    expect(await endReading("old")).toBe("old");
    expect(await nameOf("a")).toBe("new");
    cards.forget(["a"]);
  }
});

it("the most recently shown cards stay cached, changed ones do not (R7.11)", async () => {
  const cards = cacheCards(4);
  const read: string[] = [];
  const show = (...ids: string[]) =>
    cards.find(ids, async (missing) => {
      read.push(...missing);
      return missing.map((id) => cardOf(id, id));
    });
  await show("a", "b", "c");
  await show("a");
  expect(read.splice(0)).toEqual(["a", "b", "c"]);
  // Shown some time ago, and shown just now.
  cards.forget(["b", "a"]);
  await show("a", "b", "c");
  expect(read.splice(0)).toEqual(["a", "b"]);
  await show("d", "e", "f");
  await show("f", "c");
  expect(read).toEqual(["d", "e", "f", "c"]);
});
