/** Every mounted call keeps its door (R6.2): without a token 401, with the wrong role 403, however it is asked. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "#contract/vocabulary.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson } from "#test/people.ts";

type Operation = { description: string; security: unknown[] };
type Door = { method: "GET"; url: string; roles: Role[] | "anyone" | "signed_in" };

let app: TestApp;
let doors: Door[];

beforeAll(async () => {
  app = await createTestApp();
  const { paths } = (await app.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  doors = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { description, security }]) => ({
      method: method.toUpperCase() as "GET",
      url: path.replace(/\{\w+\}/g, "0198a0de-0000-7000-8000-000000000000"),
      roles: security.length === 0 ? "anyone" : (rolesIn(description) ?? "signed_in"),
    })),
  );
});
afterAll(() => app.close());

function rolesIn(description: string): Role[] | null {
  const named = /^Role: (.+)\.$/.exec(description)?.[1]?.split(" or ") ?? null;
  return named === null ? null : roles.filter((role) => named.includes(role));
}

const knock = async ({ method, url }: Door, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.app.inject({ method, url, headers })).statusCode;
};

test("R6.2 every guarded call answers 401 without a token and with a dead one", async () => {
  const guarded = doors.filter((door) => door.roles !== "anyone");
  expect(guarded.length).toBeGreaterThan(5);
  for (const door of guarded)
    for (const token of [undefined, "x".repeat(43), "not a token"])
      expect([door.method, door.url, await knock(door, token)]).toEqual([door.method, door.url, 401]);
});

test("R6.2 every call for some roles answers 403 to the others", async () => {
  for (const role of roles) {
    const { token } = await makePerson(app.database.db, { role });
    const closed = doors.filter((door) => Array.isArray(door.roles) && !door.roles.includes(role));
    expect(closed.length).toBeGreaterThan(0);
    for (const door of closed)
      expect([role, door.method, door.url, await knock(door, token)]).toEqual([role, door.method, door.url, 403]);
  }
});

test("R6.2 only these calls are open to anyone", () => {
  const open = doors.filter((door) => door.roles === "anyone").map(({ url }) => url);
  for (const url of open)
    expect(url).toMatch(/^\/api\/(auth|public|geo|content|contact|teachers|students|openapi|supply|search)/);
});
