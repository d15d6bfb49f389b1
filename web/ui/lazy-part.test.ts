/** Lazy parts are loaded before they are needed (R12.1). */
import { expect, it } from "vitest";
import { fetchPartsAhead, lazyPart } from "./lazy-part.tsx";

it("fetches nested parts too, each once, and continues after a failed one", async () => {
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
