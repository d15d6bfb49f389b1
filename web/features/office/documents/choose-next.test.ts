/** Which document comes next for an admin who reviews them. */
import { expect, test } from "vitest";
import type { QueueItem } from "#contract/office/queue.ts";
import { chooseNext } from "./use-next-document.ts";

const now = new Date("2026-11-15T12:00:00Z");
const item = (subjectId: string, claimedUntil: string | null = null) => ({ subjectId, claimedUntil }) as QueueItem;
const nextOf = (items: QueueItem[], id: string) => chooseNext(items, id, now)?.subjectId;

test("R11.1 the next document is the oldest after this one, then from the beginning, past those claimed by others", () => {
  const items = [item("a"), item("b"), item("c", "2026-11-15T12:05:00Z"), item("d", "2026-11-15T11:00:00Z")];
  expect(nextOf(items, "a")).toBe("b");
  expect(nextOf(items, "b")).toBe("d");
  expect(nextOf(items, "d")).toBe("a");
  expect(nextOf(items, "decided")).toBe("a");
  expect(nextOf([item("a")], "a")).toBeUndefined();
});
