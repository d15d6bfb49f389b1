/** Any input to any call, by anyone: no failure of ours, and no undeclared answer (R7.0, R7.1). `npm run bench -- fuzz` sends a thousand of each. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMember, type Role, roles } from "#contract/roles.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type Declared, type Operation, readDeclared } from "#test/declared-answer.ts";
import { type Schema, valuesOf, writeJson } from "#test/fuzz-values.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson } from "#test/people.ts";
import { someOrAll } from "#test/random-cases.ts";
import { relate } from "#test/relations.ts";
import { makeForm } from "#test/upload.ts";

const runs = Number(process.env.FUZZ_RUNS ?? someOrAll(8, 30));
/** From so many calls on progress is printed. */
const talkative = 100;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

let app: TestApp;
let declared: Declared;
/** Ids of existing people and things: without them most calls would end at a 404. */
let ids: string[];
const mostIds = 60;
const tokens = new Map<Role, string>();
const people = new Map<Role, string>();

beforeAll(async () => {
  // Nothing listens there: the provider is unavailable.
  app = await createTestApp({ settings: { GOOGLE_ISSUER: "https://127.0.0.1:9" } });
  declared = await readDeclared(app);
  const { db } = app.database;
  ids = [(await makeStudent(db)).id, (await makeTeacher(db)).id, (await makePerson(db, { role: "admin" })).id];
});
afterAll(() => app.close());

/** Calls end sessions and accounts: a caller that gets 401 is replaced by a new one. */
async function tokenOf(role: Role, renew: boolean): Promise<string> {
  const known = tokens.get(role);
  if (known !== undefined && !renew) return known;
  const { db } = app.database;
  const make = { student: makeStudent, teacher: makeTeacher };
  const { id, token } = await (isMember(role) ? make[role](db) : makePerson(db, { role }));
  ids.push(id);
  tokens.set(role, token);
  people.set(role, id);
  await bringTogether();
  return token;
}

/** New callers get a relation with each other, so that calls of pairs can succeed. */
async function bringTogether(): Promise<void> {
  const [student, teacher] = [people.get("student"), people.get("teacher")];
  if (student === undefined || teacher === undefined) return;
  await relate(app.database.db, student, teacher, "accepted").then(
    (id) => ids.push(id),
    // They already have a relation.
    () => {},
  );
}

/** Collects ids of answers for later calls. */
function learnIds(body: string): void {
  for (const [, id] of body.matchAll(/"id":"([0-9a-f-]{36})"/g))
    if (id !== undefined && !ids.includes(id)) ids.push(id);
  if (ids.length > mostIds) ids.splice(3, ids.length - mostIds);
}

type Given = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown; role: Role | null };

function givenFor({ parameters, requestBody, description }: Operation): fc.Arbitrary<Given> {
  const welcome = roles.filter((role) => description.includes(role));
  const those = (where: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === where).map(({ name, schema }) => [name, valuesOf(schema, ids)]),
      ),
      { requiredKeys: where === "path" ? undefined : [] },
    );
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema as Schema | undefined;
  return fc.record({
    params: those("path"),
    query: those("query"),
    body: schema === undefined ? fc.constant(undefined) : valuesOf(schema, ids),
    role: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(welcome.length > 0 ? welcome : roles)) },
      { weight: 1, arbitrary: fc.constantFrom<Role | null>(...roles, null) },
    ),
  });
}

const written = (value: unknown) => (typeof value === "string" ? value.toWellFormed() : String(writeJson(value)));

function addressOf(path: string, { params, query }: Given): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(written(params[name])) || "x");
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) search.append(name, written(each));
  return `${filled}?${search}`;
}

let calls = 0;
const succeeded = new Set<string>();

async function send({ method, path, requestBody }: Operation, given: Given, token: string | null) {
  calls++;
  const form = requestBody?.content["multipart/form-data"];
  const fields = typeof given.body === "object" && given.body !== null ? Object.entries(given.body) : [];
  const payload = form
    ? makeForm(Object.fromEntries(fields.map(([name, value]) => [name.replace(/["\r\n]/g, ""), written(value)])), [
        { field: Object.keys(form.schema?.properties ?? {})[0] ?? "", bytes: Buffer.from(written(given.body ?? "")) },
      ])
    : given.body === undefined
      ? undefined
      : writeJson(given.body);
  return app.app.inject({
    method: method as "GET",
    url: addressOf(path, given),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && {
        "content-type": form ? "multipart/form-data; boundary=----nukkad-test-boundary" : "application/json",
      }),
    },
    ...(payload !== undefined && { payload }),
    // From changing addresses, as one alone would soon be rate-limited.
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  });
}

/** Null when the answer is as declared. */
async function findFault(operation: Operation, given: Given): Promise<string | null> {
  const { role } = given;
  let answer = await send(operation, given, role && (await tokenOf(role, false)));
  if (answer.statusCode === 401 && role !== null) answer = await send(operation, given, await tokenOf(role, true));
  // The identity provider is the only thing that may be unavailable.
  const isUnavailable = answer.statusCode === 503 && operation.path.startsWith("/api/auth/google");
  if (answer.statusCode >= 500 && !isUnavailable) return `${answer.statusCode}: ${answer.body} ${app.log.at(-2)}`;
  if (answer.statusCode < 400) {
    succeeded.add(`${operation.method} ${operation.path}`);
    learnIds(answer.body);
  }
  return declared.findUndeclared(operation, answer);
}

test("R7.1 calls of every kind with any input: no failure of ours, no undeclared answer", async () => {
  const faults: string[] = [];
  // The stream has no end; its own tests read it as a browser does.
  for (const operation of declared.operations.filter(({ path }) => !path.endsWith("/stream"))) {
    const holds = fc.asyncProperty(givenFor(operation), async (given) => {
      const fault = await findFault(operation, given);
      if (fault !== null) throw new Error(fault);
    });
    const { failed, counterexample, errorInstance } = await fc.check(holds, { seed, numRuns: runs });
    if (runs >= talkative)
      process.stdout.write(`${operation.method} ${operation.path} ${failed ? "FAILED" : "held"}\n`);
    if (failed)
      faults.push(`${operation.method} ${operation.path} ${JSON.stringify(counterexample)} ${String(errorInstance)}`);
  }
  const { size } = succeeded;
  const all = declared.operations.length;
  process.stdout.write(
    `fuzz: ${calls} calls of ${all} operations, ${size} succeeded at least once; FUZZ_SEED=${seed}\n`,
  );
  expect(faults).toEqual([]);
}, 14_400_000);
