/** Parts are here before somebody asks for them (R12.1). */
import { expect, it } from "vitest";
import { fetchPartsAhead, lazyPart } from "./lazy-part.tsx";

it("fetches the parts of a part too, each once, and goes on after one that failed", async () => {
  const fetched: string[] = [];
  const part = (name: string, inner?: () => void) =>
    lazyPart(async () => {
      fetched.push(name);
      inner?.();
      return { default: () => null };
    });
  part("search", () => part("ask dialog"));
  lazyPart<object>(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  part("lists");
  await fetchPartsAhead();
  expect(fetched).toEqual(["search", "lists", "ask dialog"]);
});
