import { describe, expect, it } from "vitest";
import { normaliseNotification } from "./normalise-notification.ts";
import { changePage, type NotificationListPage } from "./queries.ts";

function pageOf(...items: object[]): NotificationListPage {
  const shown = items.flatMap((item) => normaliseNotification({ message: "m", ...item }) ?? []);
  return { items: shown, total: 12, pages: 1, unread: shown.filter(({ read }) => !read).length };
}

const page = pageOf(
  { id: "a", createdAt: "2026-01-03", read: true, pinned: true },
  { id: "b", createdAt: "2026-01-02" },
  { id: "c", createdAt: "2026-01-01" },
);
const ids = ({ items }: NotificationListPage) => items.map(({ id }) => id).join();

describe("R7.9 optimistic acts on notifications", () => {
  it("reads one, and counts it once", () => {
    const read = changePage(page, { act: "read", id: "b" });
    expect([read.unread, read.items[1]?.read]).toEqual([1, true]);
    expect(changePage(read, { act: "read", id: "b" }).unread).toBe(1);
  });

  it("pins to the top and unpins back to its day", () => {
    const pinned = changePage(page, { act: "pin", id: "c", pinned: true });
    expect(ids(pinned)).toBe("a,c,b");
    expect(ids(changePage(pinned, { act: "pin", id: "c", pinned: false }))).toBe("a,b,c");
    expect(pinned.unread).toBe(2);
  });

  it("clears one and all", () => {
    const cleared = changePage(page, { act: "clear", id: "b" });
    expect([ids(cleared), cleared.total, cleared.unread]).toEqual(["a,c", 11, 1]);
    expect(changePage(page, { act: "clearAll" })).toEqual({ items: [], total: 0, pages: 0, unread: 0 });
  });

  it("reads all, and leaves a page without the one in question unchanged", () => {
    expect(changePage(page, { act: "readAll" }).items.every(({ read }) => read)).toBe(true);
    expect(changePage(page, { act: "clear", id: "z" })).toBe(page);
  });
});
