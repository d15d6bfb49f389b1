import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { keys } from "./query-keys.ts";
import { relationChanged, relationsChangedElsewhere, type SomeRelation } from "./relation-changed.ts";

const relation: SomeRelation = {
  id: "r1",
  status: "pending",
  askedBy: "teacher",
  message: null,
  teacherResponse: null,
  requestDate: "2026-05-01T10:00:00.000Z",
  expiresAt: "2026-05-15T10:00:00.000Z",
  answeredAt: null,
  activeSince: null,
  endedAt: null,
  claimOpen: false,
  learners: [],
  student: {
    id: "s1",
    initial: "A",
    name: null,
    photo: null,
    grade: "8",
    subjects: [],
    preferredDays: [],
    area: null,
    areaName: null,
    bio: null,
    phone: null,
    email: null,
  },
};

describe("R4.5 a changed relation", () => {
  it("updates every list and every card of a search at once", async () => {
    const client = new QueryClient();
    const list = [...keys.relations, "myStudents", { page: "1" }];
    const search = [...keys.foundStudents, {}];
    const stranger = { id: "s2", relationStatus: null, relationId: null };
    client.setQueryData(list, { items: [relation], total: 1, pages: 1, unread: 0 });
    client.setQueryData(search, { students: [{ ...stranger, id: "s1" }, stranger], total: 2 });
    client.setQueryData([...keys.searchPlace, ""], 7);

    await relationChanged(client, { ...relation, status: "accepted" });
    expect(client.getQueryData(list)).toMatchObject({ items: [{ id: "r1", status: "accepted" }] });
    expect(client.getQueryData(search)).toEqual({
      students: [{ id: "s1", relationStatus: "active", relationId: "r1" }, stranger],
      total: 2,
    });
    expect(client.getQueryData([...keys.searchPlace, ""])).toBe(7);

    await relationChanged(client, { ...relation, status: "ended" });
    expect(client.getQueryData(search)).toMatchObject({
      students: [{ id: "s1", relationStatus: null, relationId: null }, stranger],
    });
  });

  it("refetches a search that was under way, so that its older answer does not restore the old status", async () => {
    const client = new QueryClient();
    const queryKey = [...keys.foundStudents, {}];
    const found = (relationId: string | null) => ({
      students: [{ id: "s1", relationStatus: null, relationId }],
      total: 1,
    });
    const waiting: ((answer: object) => void)[] = [];
    client.setQueryData(queryKey, found(null));
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => new Promise<object>((done) => waiting.push(done)),
    });
    const unsubscribe = observer.subscribe(() => {});
    await relationChanged(client, relation);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]?.(found(null));
    waiting[1]?.(found("r1"));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryData(queryKey)).toEqual(found("r1"));
    unsubscribe();
  });

  it("that was changed elsewhere makes lists, counts, searches and statistics stale, and nothing else", async () => {
    const client = new QueryClient();
    const touched = [
      [...keys.relations, "myStudents", {}],
      keys.relationCounts,
      [...keys.foundStudents, {}],
      [...keys.searchPlace, ""],
      keys.statistics,
    ];
    for (const key of [...touched, keys.me, keys.unread]) client.setQueryData(key, {});
    await relationsChangedElsewhere(client);
    const stale = client.getQueryCache().findAll({ predicate: (query) => query.state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey)).toEqual(touched);
  });
});
