/** Every mounted call is guarded (R6.2) as this hand-written table says: without a token 401, with the wrong role 403. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import { type Role, roles } from "#contract/vocabulary.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { readDeclared } from "#test/declared-answer.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { goodPassword, makePerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

const anyone = [
  "GET /api/appeals",
  "GET /api/calendar/{secret}.ics",
  "GET /api/public/lesson",
  "POST /api/public/lesson",
  "GET /api/auth/google",
  "GET /api/auth/google/callback",
  "GET /api/geo/places",
  "GET /api/geo/reverse",
  "GET /api/public/demand",
  "GET /api/public/fees",
  "GET /api/public/intro-videos",
  "GET /api/public/operator",
  "GET /api/public/keyword-facts",
  "GET /api/public/keyword-supply",
  "GET /api/public/nearby-teachers",
  "GET /api/public/nearby-teachers/map",
  "GET /api/public/supply",
  "GET /api/public/teachers",
  "GET /api/teachers/{id}",
  "GET /api/teachers/{id}/reviews",
  "GET /api/teachers/{id}/similar",
  "POST /api/appeals",
  "POST /api/auth/email/verify",
  "POST /api/auth/forgot-password",
  "POST /api/auth/login",
  "POST /api/auth/oauth/exchange",
  "POST /api/auth/reactivate",
  "POST /api/auth/register",
  "POST /api/auth/resend-otp",
  "POST /api/auth/reset-password",
  "POST /api/auth/verify-otp",
  "POST /api/contact",
  "POST /api/public/answer",
  "POST /api/public/unsubscribe",
  "POST /api/teachers/{id}/views",
];

const signedIn = [
  "DELETE /api/auth/sessions/{id}",
  "GET /api/auth/export",
  "GET /api/auth/sessions",
  "GET /api/auth/sign-ins",
  "GET /api/auth/user/me",
  "GET /api/auth/user/{id}",
  "POST /api/auth/confirm",
  "POST /api/auth/confirm/code",
  "POST /api/auth/email",
  "POST /api/auth/logout",
  "POST /api/auth/password",
];

const members = [
  "GET /api/calendar",
  "POST /api/calendar/renew",
  "GET /api/auth/phone",
  "DELETE /api/blocks/{accountId}",
  "GET /api/blocks",
  "DELETE /api/notifications/push",
  "GET /api/notifications/push",
  "POST /api/notifications/push",
  "GET /api/notifications/choices",
  "GET /api/notifications/stream",
  "GET /api/questions",
  "GET /api/relations/counts",
  "POST /api/auth/phone/code",
  "POST /api/auth/phone/verify",
  "POST /api/questions/{id}/answer",
  "POST /api/blocks",
  "POST /api/reports",
  "PUT /api/notifications/choices",
];

const student = [
  "GET /api/students/lessons",
  "GET /api/students/lessons/{id}/calendar.ics",
  "GET /api/students/relations/{id}/lessons/suggestions",
  "GET /api/students/relations/{id}/months/{month}",
  "GET /api/students/relations/{id}/months/{month}.csv",
  "POST /api/students/lessons/{id}/cancel",
  "POST /api/students/lessons/{id}/decline",
  "POST /api/students/lessons/{id}/move",
  "POST /api/students/lessons/{id}/pick",
  "POST /api/students/relations/{id}/lessons",
  "POST /api/students/relations/{id}/months/{month}/paid",
  "POST /api/students/lessons/{id}/confirm",
  "POST /api/students/lessons/{id}/object",
  "DELETE /api/students/profile/image",
  "GET /api/students/claims",
  "DELETE /api/students/teachers/{id}/review",
  "GET /api/students/my-teachers",
  "GET /api/students/nearby-teachers",
  "GET /api/students/notifications",
  "GET /api/students/profile",
  "GET /api/students/requested-teachers",
  "GET /api/students/teacher-requests",
  "GET /api/students/teachers/{id}/review",
  "GET /api/students/shortlist",
  "PUT /api/students/shortlist",
  "GET /api/students/wishes",
  "DELETE /api/students/wishes/{id}",
  "POST /api/students/wishes",
  "POST /api/students/wishes/{id}/renew",
  "PATCH /api/students/{id}/account-status",
  "POST /api/students/profile/upload-image",
  "POST /api/students/relations/{id}/claim",
  "POST /api/students/relations/{id}/end",
  "POST /api/students/relations/{id}/withdraw",
  "POST /api/students/respond-to-teacher/{id}",
  "POST /api/students/teachers/{id}/contact",
  "PUT /api/students/notifications/clear-all",
  "PUT /api/students/notifications/mark-all-read",
  "PUT /api/students/notifications/{id}/clear",
  "PUT /api/students/notifications/{id}/pin",
  "PUT /api/students/notifications/{id}/read",
  "PUT /api/students/profile",
  "PUT /api/students/relations/{id}/learners",
  "PUT /api/students/teachers/{id}/review",
];

const teacher = [
  "GET /api/teachers/demand",
  "GET /api/teachers/lessons",
  "GET /api/teachers/lessons/{id}/calendar.ics",
  "GET /api/teachers/relations/{id}/lessons/suggestions",
  "GET /api/teachers/relations/{id}/months/{month}",
  "GET /api/teachers/relations/{id}/months/{month}.csv",
  "POST /api/teachers/lessons/{id}/cancel",
  "POST /api/teachers/lessons/{id}/decline",
  "POST /api/teachers/lessons/{id}/move",
  "POST /api/teachers/lessons/{id}/pick",
  "POST /api/teachers/relations/{id}/lessons",
  "POST /api/teachers/relations/{id}/months/{month}/paid",
  "POST /api/teachers/lessons/{id}/outcome",
  "DELETE /api/teachers/documents/{id}",
  "DELETE /api/teachers/profile/image",
  "GET /api/teachers/availability",
  "GET /api/teachers/documents",
  "GET /api/teachers/my-students",
  "GET /api/teachers/nearby-students",
  "GET /api/teachers/notifications",
  "GET /api/teachers/profile",
  "GET /api/teachers/requested-students",
  "GET /api/teachers/reviews",
  "GET /api/teachers/statistics",
  "GET /api/teachers/student-requests",
  "PATCH /api/teachers/{id}/account-status",
  "POST /api/teachers/documents",
  "POST /api/teachers/profile/upload-image",
  "POST /api/teachers/relations/{id}/end",
  "POST /api/teachers/relations/{id}/withdraw",
  "POST /api/teachers/respond-to-student/{id}",
  "POST /api/teachers/students/{id}/contact",
  "PUT /api/teachers/availability",
  "PUT /api/teachers/notifications/clear-all",
  "PUT /api/teachers/notifications/mark-all-read",
  "PUT /api/teachers/notifications/{id}/clear",
  "PUT /api/teachers/notifications/{id}/pin",
  "PUT /api/teachers/notifications/{id}/read",
  "PUT /api/teachers/profile",
  "PUT /api/teachers/reviews/{id}/answer",
];

const admin = [
  "GET /api/admin/accounts",
  "GET /api/admin/accounts/{id}",
  "GET /api/admin/appeals",
  "GET /api/admin/appeals/{id}",
  "GET /api/admin/audit",
  "GET /api/admin/claims",
  "GET /api/admin/claims/{id}",
  "GET /api/admin/fee-entries",
  "GET /api/admin/fee-entries/months/{month}",
  "GET /api/admin/overview",
  "GET /api/admin/indexnow",
  "GET /api/admin/indexnow/urls",
  "POST /api/admin/indexnow/submit",
  "PUT /api/admin/indexnow",
  "GET /api/admin/settings",
  "POST /api/admin/settings/undo",
  "PUT /api/admin/settings",
  "DELETE /api/admin/intro-videos/{id}",
  "GET /api/admin/intro-videos",
  "GET /api/admin/intro-videos/hosts",
  "POST /api/admin/intro-videos",
  "PUT /api/admin/intro-videos/order",
  "PUT /api/admin/intro-videos/{id}",
  "PUT /api/admin/intro-videos/{id}/poster",
  "GET /api/admin/reports",
  "GET /api/admin/reports/{id}",
  "GET /api/admin/reviews",
  "GET /api/admin/reviews/{id}",
  "POST /api/admin/accounts/{id}/end-sessions",
  "POST /api/admin/accounts/{id}/role",
  "POST /api/admin/accounts/{id}/restore",
  "POST /api/admin/accounts/{id}/suspend",
  "POST /api/admin/appeals/{id}/decide",
  "POST /api/admin/claims/{id}/decide",
  "POST /api/admin/claims/{id}/reopen",
  "POST /api/admin/fee-entries/{id}/state",
  "POST /api/admin/reports/{id}/decide",
  "POST /api/admin/reports/{id}/reopen",
  "POST /api/admin/reviews/{id}/hide",
  "POST /api/admin/reviews/{id}/show",
];

/** Messages, and an account's summary (R6.2). */
const support = [
  "GET /api/admin/accounts/{id}/glance",
  "GET /api/admin/contact-messages",
  "GET /api/admin/contact-messages/{id}",
  "POST /api/admin/contact-messages/{id}/answer",
  "POST /api/admin/contact-messages/{id}/done",
  "POST /api/admin/contact-messages/{id}/reopen",
];

/** Documents only. */
const verifier = [
  "GET /api/admin/documents",
  "GET /api/admin/documents/{id}",
  "GET /api/admin/documents/{id}/file",
  "POST /api/admin/documents/{id}/reject",
  "POST /api/admin/documents/{id}/reopen",
  "POST /api/admin/documents/{id}/verify",
];

/** The queue shows each role the kinds it may read; the second factor is their own. */
const office = [
  "GET /api/admin/queue",
  "GET /api/admin/queue/lengths",
  "GET /api/admin/second-factor",
  "POST /api/admin/queue/{id}/claim",
  "POST /api/admin/queue/{id}/release",
  "POST /api/admin/second-factor/confirm",
  "POST /api/admin/second-factor/start",
];

/** Who may make which call; a new call is added here by hand. */
const table: [calls: string[], roles: readonly Role[] | "anyone"][] = [
  [anyone, "anyone"],
  [signedIn, ["student", "teacher", "admin", "support", "verifier"]],
  [["GET /api/students/{id}"], ["student", "teacher", "admin"]],
  [members, ["student", "teacher"]],
  [student, ["student"]],
  [teacher, ["teacher"]],
  [admin, ["admin"]],
  [support, ["admin", "support"]],
  [verifier, ["admin", "verifier"]],
  [office, ["admin", "support", "verifier"]],
  [["GET /api/teachers/documents/{id}/file"], ["teacher", "admin"]],
];

const callsOf = (matches: (access: readonly Role[] | "anyone") => boolean) =>
  table.flatMap(([calls, access]) => (matches(access) ? calls : []));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nobodysId = "0198a0de-0000-7000-8000-000000000000";

type Knock = { id?: string; cookie?: string; body?: { type: string; payload: string } };

/** The status and code of a call, without a query, and without a body unless one is given. */
async function ask(
  call: string,
  token?: string,
  { id = nobodysId, cookie, body }: Knock = {},
): Promise<[status: number, code?: string]> {
  const [method, path = ""] = call.split(" ");
  const answer = await app.app.inject({
    method: method as "GET",
    url: path.replace(/\{\w+\}/g, id),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { "content-type": body.type }),
    },
    payload: body?.payload,
    // One answer, the live stream, has no end.
    payloadAsStream: true,
  });
  const { statusCode } = answer;
  if (statusCode < 400) {
    answer.stream().destroy();
    return [statusCode];
  }
  const text = Buffer.concat(await Array.fromAsync(answer.stream())).toString();
  return [statusCode, JSON.parse(text).code];
}

/** For somebody else's id. */
const knock = async (call: string, token?: string, body?: Knock["body"]) => (await ask(call, token, { body }))[0];

test("R6.2 every call is in the table, and none that does not exist", async () => {
  const { operations } = await readDeclared(app);
  const mounted = operations.map(({ method, path }) => `${method} ${path}`);
  expect(mounted.toSorted()).toEqual(callsOf(() => true).toSorted());
});

test("R6.2 every guarded call answers 401 without a token and with an ended one", async () => {
  for (const call of callsOf((access) => access !== "anyone"))
    for (const token of [undefined, "x".repeat(43), "not a token"])
      expect([call, await knock(call, token)]).toEqual([call, 401]);
});

test("R2.1 the page session of a signed-in person authorises no call: only the bearer token does", async () => {
  for (const role of roles) {
    const { email } = await makePerson(app.database.db, { role, secondFactor: false });
    const { headers } = await app.call(loginEndpoint, { body: { email, role, password: goodPassword } });
    const cookie = String(headers["set-cookie"]).match(/__Host-nukkad_page=[^;]+/)?.[0];
    expect(cookie).toBeDefined();
    for (const call of callsOf((access) => access !== "anyone"))
      expect([role, call, (await ask(call, undefined, { cookie }))[0]]).toEqual([role, call, 401]);
    // Public calls are answered as for a stranger.
    const stranger = await ask("GET /api/students/{id}", undefined, { cookie });
    expect(stranger).toEqual(await ask("GET /api/students/{id}"));
  }
});

test("R6.2 every call for some roles answers 403 to the others", async () => {
  for (const role of roles) {
    const { token } = await makePerson(app.database.db, { role });
    const closed = callsOf((access) => access !== "anyone" && !access.includes(role));
    expect(closed.length).toBeGreaterThan(0);
    for (const call of closed) expect([role, call, await knock(call, token)]).toEqual([role, call, 403]);
  }
});

test("R6.2 every role passes its own guards, and a stranger the public ones", async () => {
  for (const call of anyone) expect([401, 403], call).not.toContain(await knock(call));
  for (const role of roles)
    for (const call of callsOf((access) => access !== "anyone" && access.includes(role))) {
      const { db } = app.database;
      // What else a teacher needs is tested in callers.test.ts.
      // Accounts with a second factor are asked for it.
      const wish = { role, secondFactor: !call.includes("/second-factor") };
      const { token } = role === "teacher" ? await makeTeacher(db) : await makePerson(db, wish);
      expect([401, 403], `${role} ${call}`).not.toContain(await knock(call, token));
    }
});

const gone = {
  suspended: { suspendedAt: new Date() },
  deactivated: { status: "deactivated" },
  deleted: { status: "deleted", statusChangedAt: new Date() },
} as const;

test.each(Object.entries(gone))(
  "R6.2 R11.1 an account that is %s is refused by every guard, whatever its role",
  async (_, wish) => {
    for (const role of roles) {
      const { token } = await makePerson(app.database.db, { role, ...wish });
      for (const call of callsOf((access) => access !== "anyone" && access.includes(role)))
        expect([role, call, await knock(call, token)]).toEqual([role, call, 401]);
    }
  },
);

/** What an office account needs to sign in, set the factor up, and sign out; by hand, as all of this table. */
const beforeSecondFactor = [
  "GET /api/auth/user/me",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password",
  "POST /api/auth/confirm",
  "POST /api/auth/confirm/code",
  "GET /api/admin/second-factor",
  "POST /api/admin/second-factor/start",
  "POST /api/admin/second-factor/confirm",
];

test.each(["admin", "support", "verifier"] as const)(
  "R6.2 R11.4 an office %s without a second factor may only set it up, sign in and sign out",
  async (role) => {
    const { db } = app.database;
    const child = await makeStudent(db);
    const withoutFactor = () => makePerson(db, { role, secondFactor: false });
    const refused = [403, "second_factor_required"];
    const { token } = await withoutFactor();
    const answered = [];
    for (const call of callsOf(() => true)) {
      const [status, code] = beforeSecondFactor.includes(call) ? refused : await ask(call, token, { id: child.id });
      if (code !== "second_factor_required" || status !== 403) answered.push([call, status, code]);
    }
    expect(answered).toEqual([]);
    for (const call of beforeSecondFactor) {
      const [status, code] = await ask(call, (await withoutFactor()).token);
      expect([call, status, code]).not.toEqual([call, ...refused]);
      expect(status, call).not.toBe(404);
    }
  },
);

test("R7.1 no call accepts JSON sent as plain text, as a form of another site can send it", async () => {
  const { db } = app.database;
  const tokens = {
    student: await makeStudent(db),
    teacher: await makeTeacher(db),
    admin: await makePerson(db, { role: "admin" }),
    support: await makePerson(db, { role: "support" }),
    verifier: await makePerson(db, { role: "verifier" }),
  };
  const { operations } = await readDeclared(app);
  /** Reads no body at all: mail programs send their own (RFC 8058). */
  const unread = operations.filter(({ requestBody }) => requestBody?.content["*/*"] !== undefined);
  expect(unread.map(({ path }) => path)).toEqual(["/api/public/unsubscribe"]);
  const reading = operations.filter(({ method, path }) => method !== "GET" && path !== "/api/public/unsubscribe");
  expect(reading.length).toBeGreaterThan(100);
  for (const { method, path } of reading) {
    const call = `${method} ${path}`;
    const [, access] = table.find(([calls]) => calls.includes(call)) ?? [];
    const token = access === undefined || access === "anyone" ? undefined : tokens[access[0] ?? "student"].token;
    for (const type of ["text/plain", "text/plain;charset=UTF-8"])
      expect([call, type, await knock(call, token, { type, payload: "{}" })]).toEqual([call, type, 415]);
  }
});

/** Fields of every call that changes own data, so that none is refused for missing ones. */
const anyBody = {
  ...{ accept: true, status: "deactivated", pinned: true, stars: 5, text: "x", answer: "x", kind: "refund" },
  ...{ reason: "other", words: "x", code: "123456", name: "x" },
  ...{ times: [{ startsAt: "2027-01-04T10:00:00Z", minutes: 60 }], mode: "online" },
  ...{ startsAt: "2027-01-04T10:00:00Z", outcome: "held" },
};

/** Whether the caller has written a review: the answer for any id is that there is none. */
const asksInSilence = "GET /api/students/teachers/{id}/review";

test("R6.2 what belongs to others is not found by a student or a teacher, by any call that names it", async () => {
  const { db, pool } = app.database;
  const [ones, theirs] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, ones.id, theirs.id, "pending");
  const { rows } = await pool.query(
    `select id from documents where teacher_id = $1
     union all select id from sessions where account_id in ($1, $2)`,
    [theirs.id, ones.id],
  );
  const ids = [relationId, ...rows.map(({ id }) => String(id))];
  const before = await pool.query("select * from relations where id = $1", [relationId]);
  for (const [role, other] of [
    ["student", await makeStudent(db)],
    ["teacher", await makeTeacher(db)],
  ] as const)
    for (const call of callsOf((access) => access !== "anyone" && access.includes(role)).filter(
      (one) => one.includes("{id}") && one !== asksInSilence,
    ))
      for (const id of ids) {
        const [method, path = ""] = call.split(" ");
        const { statusCode } = await app.app.inject({
          method: method as "GET",
          url: path.replace("{id}", id),
          headers: { authorization: `Bearer ${other.token}` },
          ...(method !== "GET" && { payload: anyBody }),
        });
        expect([call, statusCode >= 400 && statusCode < 500]).toEqual([call, true]);
      }
  expect((await pool.query("select * from relations where id = $1", [relationId])).rows).toEqual(before.rows);
  const live = await pool.query("select 1 from sessions where account_id in ($1, $2) and revoked_at is null", [
    ones.id,
    theirs.id,
  ]);
  expect(live.rowCount).toBe(2);
});
