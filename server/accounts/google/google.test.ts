/** Google sign-in against a real provider and a forging one: who gets in, as whom, and who does not. */
import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { openFindSession } from "#server/accounts/find-session.ts";
import { openSession } from "#server/accounts/open-session.ts";
import type { Database } from "#server/db/client.ts";
import { accounts, oauthExchanges, oauthStates } from "#server/db/schema/accounts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { openBrowser, origin } from "#test/google-browser.ts";
import { credentials, startForger, startProvider } from "#test/provider.ts";

const redirectUri = `${origin}/api/auth/google/callback`;

let one: TestApp;
let two: TestApp;
let database: Database;
let provider: Awaited<ReturnType<typeof startProvider>>;
let forger: Awaited<ReturnType<typeof startForger>>;
let honest: FastifyInstance;
let forged: FastifyInstance;

const openApp = (issuer: string, url?: string) =>
  createTestApp({
    url,
    settings: {
      NUKKAD_DEMO: "yes",
      PUBLIC_ORIGIN: origin,
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: credentials.clientId,
      GOOGLE_CLIENT_SECRET: credentials.clientSecret,
      LOG_LEVEL: "info",
    },
  });

beforeAll(async () => {
  [provider, forger] = await Promise.all([startProvider(redirectUri), startForger()]);
  one = await openApp(provider.issuer);
  two = await openApp(forger.issuer, one.url);
  [honest, forged, database] = [one.app, two.app, one.database];
});

afterAll(async () => {
  await two.close();
  await one.close();
  await Promise.all([provider.stop(), forger.stop()]);
});

let people = 0;
function newPerson(verified = true) {
  people += 1;
  return { name: `Person ${people}`, email: `person${people}@gmail.example`, verified };
}

async function journey(person: Parameters<typeof provider.signIn>[1], role = "student", browser = openBrowser(honest)) {
  const page = await browser.comeBack(await provider.signIn(await browser.leave(role), person));
  return { browser, page, code: page.searchParams.get("code") };
}

async function addAccount(change: Partial<typeof accounts.$inferInsert>) {
  const [made] = await database.db
    .insert(accounts)
    .values({ role: "student", name: "Before", email: "x@gmail.example", ...change })
    .returning();
  if (made === undefined) throw new Error("not made");
  return made;
}

/** Ledger entries: "terms 1 hi". */
async function readLedger(email: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select kind || ' ' || policy_version || ' ' || consents.language as line
     from consents join accounts on accounts.id = account_id where email = $1 and given order by consents.id`,
    [email],
  );
  return rows.map(({ line }) => line);
}

const readAccount = async (id: string) => (await database.db.select().from(accounts).where(eq(accounts.id, id)))[0];
const origins = { address: "127.0.0.1", userAgent: "test" };

describe("R7.5 signing in", () => {
  test.each(["student", "teacher"])("a new %s gets an account, a profile, a welcome mail and a token", async (role) => {
    const person = newPerson();
    const { browser, page, code } = await journey(person, role);
    expect([page.pathname, page.searchParams.get("state")]).toEqual(["/auth/oauth-callback", "page-state"]);
    const answer = await browser.exchange(code);
    expect(answer.statusCode).toBe(200);
    const { user, token, isNew } = answer.json();
    expect({ ...user, isNew }).toMatchObject({
      name: person.name,
      email: person.email,
      role,
      verified: true,
      isNew: true,
    });
    expect((await openFindSession(database.db, true)(token))?.account.id).toBe(user.id);
    const profile = await database.pool.query(`select 1 from ${role}s where account_id = $1`, [user.id]);
    expect(profile.rowCount).toBe(1);
    expect(await one.mails(person.email)).toMatchObject([{ kind: "welcome", language: "en", role }]);
  });

  test.each([
    ["Nukkad Support", "admin", "Teacher"],
    ["Call 9876543210", "ravi", "ravi"],
  ])("R5.6 an invalid name (%j) does not block sign-in and is not stored", async (name, mailbox, taken) => {
    const { browser, code } = await journey({ name, email: `${mailbox}@refused.example`, verified: true }, "teacher");
    expect((await browser.exchange(code)).json().user.name).toBe(taken);
  });

  test("R3.1 the same person gets the same account again, and another in the other role", async () => {
    const person = newPerson();
    const first = await journey(person);
    const again = await journey({ ...person, email: person.email.toUpperCase() });
    const other = await journey(person, "teacher");
    const [a, b, c] = await Promise.all([first, again, other].map(({ browser, code }) => browser.exchange(code)));
    expect([a?.json().isNew, b?.json().isNew, c?.json().isNew]).toEqual([true, false, true]);
    expect(b?.json().user.id).toBe(a?.json().user.id);
    expect(c?.json().user.id).not.toBe(a?.json().user.id);
  });

  test("a verified account is linked and keeps its password and sessions", async () => {
    const person = newPerson();
    const account = await addAccount({ email: person.email, emailVerifiedAt: new Date(), passwordHash: "kept" });
    const token = await openSession(database.db, account.id, origins);
    const { browser, code } = await journey(person);
    const exchanged = await browser.exchange(code);
    expect(String(exchanged.headers["set-cookie"])).toMatch(/nukkad_page=[\w-]{43}; /);
    expect(exchanged.json()).toMatchObject({
      isNew: false,
      user: { id: account.id, name: "Before" },
    });
    expect((await readAccount(account.id))?.passwordHash).toBe("kept");
    expect(await openFindSession(database.db, true)(token)).not.toBeNull();
  });

  test("two tabs of one browser both succeed", async () => {
    const browser = openBrowser(honest);
    const one = await browser.leave("student");
    const two = await browser.leave("teacher");
    const person = newPerson();
    for (const address of [one, two]) {
      const page = await browser.comeBack(await provider.signIn(address, person));
      expect(page.pathname).toBe("/auth/oauth-callback");
    }
  });

  test("two simultaneous returns of one new person create one account", async () => {
    const person = newPerson();
    const browsers = [openBrowser(honest), openBrowser(honest), openBrowser(honest)];
    const returns = await Promise.all(
      browsers.map(async (browser) => provider.signIn(await browser.leave("student"), person)),
    );
    const pages = await Promise.all(returns.map((address, at) => browsers[at]?.comeBack(address)));
    expect(pages.map((page) => page?.pathname)).toEqual(pages.map(() => "/auth/oauth-callback"));
    expect(await database.db.$count(accounts, eq(accounts.email, person.email))).toBe(1);
  });

  test("a pre-hijacked account loses the attacker's password, sessions and name", async () => {
    const person = newPerson();
    const account = await addAccount({ email: person.email, passwordHash: "the stranger's", name: "Stranger" });
    const token = await openSession(database.db, account.id, origins);
    const { browser, code } = await journey(person);
    expect((await browser.exchange(code)).json()).toMatchObject({
      isNew: true,
      user: { id: account.id, name: person.name },
    });
    expect(await readAccount(account.id)).toMatchObject({ passwordHash: null, name: person.name });
    expect(await openFindSession(database.db, true)(token)).toBeNull();
  });

  test("the cookie is host-only and HttpOnly; the redirect carries PKCE, nonce and our own state", async () => {
    const answer = await openBrowser(honest).visit("/api/auth/google?role=student&state=page-state");
    expect(answer.headers["set-cookie"]).toMatch(
      /^nukkad_oauth=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const sent = new URL(String(answer.headers.location)).searchParams;
    expect(sent.get("code_challenge_method")).toBe("S256");
    expect(sent.get("redirect_uri")).toBe(redirectUri);
    expect(sent.get("state")).toHaveLength(43);
    expect(sent.get("nonce")).toHaveLength(43);
  });

  test("a demo opened as 127.0.0.1 continues under the registered host name", async () => {
    const url = "/api/auth/google?role=student&state=a%26b";
    const answer = await honest.inject({ url, headers: { host: "127.0.0.1:4999" } });
    expect(answer.headers.location).toBe(origin + url);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

describe("R7.2 the agreement", () => {
  const agreed = (language: string) => [
    `terms ${policies.terms.version} ${language}`,
    `privacy ${policies.privacy.version} ${language}`,
  ];
  const enter = async (person: ReturnType<typeof newPerson>, role: string, language: string) => {
    const browser = openBrowser(honest);
    await browser.comeBack(await provider.signIn(await browser.leave(role, "page-state", language), person));
  };

  test.each(["student", "teacher"])(
    "the first visit of a %s records one, in the page's language; the second does not",
    async (role) => {
      const person = newPerson();
      await enter(person, role, "hi");
      expect(await readLedger(person.email)).toEqual(agreed("hi"));
      await enter(person, role, "ur");
      expect(await readLedger(person.email)).toEqual(agreed("hi"));
    },
  );

  test("taking over an unverified address records an own agreement; an existing account has agreed before", async () => {
    const [late, member] = [newPerson(), newPerson()];
    await addAccount({ email: late.email, passwordHash: "the stranger's", name: "Stranger" });
    await addAccount({ email: member.email, emailVerifiedAt: new Date() });
    await enter(late, "student", "ur");
    await enter(member, "student", "ur");
    expect(await readLedger(late.email)).toEqual(agreed("ur"));
    expect(await readLedger(member.email)).toEqual([]);
  });
});

describe("R7.5 refused", () => {
  const failure = (page: URL) => [page.pathname, page.searchParams.get("code")];

  test("an unknown role, or admin, is a bad request", async () => {
    for (const query of ["", "role=admin", "role=student&role=teacher"])
      expect((await honest.inject(`/api/auth/google?${query}`)).statusCode).toBe(400);
  });

  test.each(["student", "teacher"] as const)("R4.4 closed accounts of a %s, and no token is made", async (role) => {
    const closed = [
      { status: "deleted", reason: "account_deleted" },
      { status: "deactivated", reason: "account_deactivated" },
      { suspendedAt: new Date(), reason: "account_deactivated" },
    ] as const;
    for (const { reason, ...change } of closed) {
      const person = newPerson();
      await addAccount({ email: person.email, role, emailVerifiedAt: new Date(), ...change });
      expect(failure((await journey(person, role)).page)).toEqual(["/auth/oauth-error", reason]);
    }
  });

  test("R4.4 an account that closes before the exchange", async () => {
    const person = newPerson();
    const { browser, code } = await journey(person);
    await database.db.update(accounts).set({ status: "deleted" }).where(eq(accounts.email, person.email));
    const answer = await browser.exchange(code);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "account_deleted"]);
  });

  test("an e-mail the provider has not verified, even of an account that exists", async () => {
    const person = newPerson(false);
    const account = await addAccount({ email: person.email, emailVerifiedAt: new Date() });
    expect(failure((await journey(person)).page)).toEqual(["/auth/oauth-error", "email_unverified"]);
    expect((await readAccount(account.id))?.googleSubject).toBeNull();
    expect(failure((await journey(newPerson(false))).page)).toEqual(["/auth/oauth-error", "email_unverified"]);
  });

  test("an address whose account is linked to another Google account", async () => {
    const person = newPerson();
    await addAccount({ email: person.email, emailVerifiedAt: new Date(), googleSubject: "another" });
    expect(failure((await journey(person)).page)).toEqual(["/auth/oauth-error", "failed"]);
  });

  test("cancelling, with the page's state given back", async () => {
    const { page } = await journey("cancel");
    expect(failure(page)).toEqual(["/auth/oauth-error", "access_denied"]);
    expect(page.searchParams.get("state")).toBe("page-state");
  });

  test("another browser's state, which its owner can still use", async () => {
    const owner = openBrowser(honest);
    const address = await provider.signIn(await owner.leave("student"), newPerson());
    const stranger = openBrowser(honest);
    await stranger.leave("student");
    expect(failure(await stranger.comeBack(address))).toEqual(["/auth/oauth-error", "expired"]);
    expect(failure(await openBrowser(honest).comeBack(address))).toEqual(["/auth/oauth-error", "expired"]);
    expect((await owner.comeBack(address)).pathname).toBe("/auth/oauth-callback");
  });

  test("a state that is old, unknown or absent", async () => {
    const browser = openBrowser(honest);
    const address = await provider.signIn(await browser.leave("student"), newPerson());
    await database.db.update(oauthStates).set({ expiresAt: new Date(0) });
    for (const back of [
      address,
      `${redirectUri}?code=a&state=unknown`,
      redirectUri,
      `${redirectUri}?state=%00&state=b`,
    ])
      expect(failure(await browser.comeBack(back))).toEqual(["/auth/oauth-error", "expired"]);
  });

  test("a replayed return, and a provider's code in another journey", async () => {
    const browser = openBrowser(honest);
    const used = await provider.signIn(await browser.leave("student"), newPerson());
    expect((await browser.comeBack(used)).pathname).toBe("/auth/oauth-callback");
    expect(failure(await browser.comeBack(used))).toEqual(["/auth/oauth-error", "expired"]);
    const next = new URL(await browser.leave("student")).searchParams.get("state") ?? "";
    const replayed = new URL(used);
    replayed.searchParams.set("state", next);
    expect(failure(await browser.comeBack(replayed.href))).toEqual(["/auth/oauth-error", "failed"]);
  });

  test("an exchange code twice, at once, from another browser, or too late", async () => {
    const { browser, code } = await journey(newPerson());
    const stranger = openBrowser(honest);
    await stranger.leave("student");
    for (const other of [stranger, openBrowser(honest)]) {
      const answer = await other.exchange(code);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "otp_invalid"]);
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.exchange(code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
    const late = await journey(newPerson());
    await database.db.update(oauthExchanges).set({ expiresAt: new Date(0) });
    expect((await late.browser.exchange(late.code)).statusCode).toBe(400);
  });
});

describe("R7.5 a forging provider", () => {
  const wrongKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const past = Math.floor(Date.now() / 1000) - 3600;

  async function arrive(forgery: Parameters<typeof forger.comeBack>[1]) {
    const browser = openBrowser(forged);
    const query = forger.comeBack(await browser.leave("student"), forgery);
    return browser.comeBack(`${redirectUri}?${query}`);
  }

  test("its honest token is accepted", async () => {
    expect((await arrive({})).pathname).toBe("/auth/oauth-callback");
  });

  test.each([
    ["audience", { change: (right) => ({ ...right, aud: "another-client" }) }],
    ["audience among others", { change: (right) => ({ ...right, aud: ["another-client", "third"] }) }],
    ["issuer", { change: (right) => ({ ...right, iss: "https://accounts.google.com" }) }],
    ["nonce", { change: (right) => ({ ...right, nonce: "another" }) }],
    ["no nonce", { change: ({ nonce: _nonce, ...right }) => right }],
    ["expiry", { change: (right) => ({ ...right, exp: past, iat: past - 300 }) }],
    ["signature", { key: wrongKey }],
    ["no signature", { algorithm: "none" as const }],
  ] satisfies [string, Parameters<typeof forger.comeBack>[1]][])(
    "a token with a wrong %s is refused",
    async (_what, forgery) => {
      const page = await arrive(forgery);
      expect([page.pathname, page.searchParams.get("code")]).toEqual(["/auth/oauth-error", "failed"]);
    },
  );

  test.each([
    ["a text for verified", { email_verified: "true" }],
    ["no e-mail", { email: undefined }],
    ["an e-mail with a second header", { email: "a@gmail.example\r\nBcc: b@evil.test" }],
  ])("%s is not verified", async (_what, claims) => {
    const page = await arrive({ change: (right) => ({ ...right, sub: "other", ...claims }) });
    expect(page.searchParams.get("code")).toBe("email_unverified");
  });

  test("a missing or overlong name becomes a usable one", async () => {
    for (const [at, name] of [undefined, "", "\u202e\r\n", "x".repeat(5000), 5].entries()) {
      const email = `odd${at}@gmail.example`;
      const page = await arrive({ change: (right) => ({ ...right, sub: email, email, name }) });
      expect(page.pathname).toBe("/auth/oauth-callback");
    }
  });
});

test("R7.5 no code, token, name or e-mail is in the log", async () => {
  one.log.length = 0;
  const person = newPerson();
  const { browser, code } = await journey(person);
  const { token } = (await browser.exchange(code)).json();
  await journey(newPerson(false));
  const log = one.log.join("\n");
  expect(log).toContain("/api/auth/google/callback");
  for (const secret of [code, token, person.name, person.email, "state=", "code="]) expect(log).not.toContain(secret);
});

test("R7.5 an unavailable provider leads to the error page, and works again when it is back", async () => {
  await provider.stop();
  const fresh = await openApp(provider.issuer, one.url);
  const redirect = String((await fresh.app.inject("/api/auth/google?role=student")).headers.location);
  expect(redirect).toBe("/auth/oauth-error?code=unavailable");
  const known = openBrowser(honest);
  const state = new URL(await known.leave("student")).searchParams.get("state");
  const page = await known.comeBack(`${redirectUri}?code=x&state=${state}&iss=${encodeURIComponent(provider.issuer)}`);
  expect(page.searchParams.get("code")).toBe("unavailable");
  await provider.start();
  const back = String((await fresh.app.inject("/api/auth/google?role=student")).headers.location);
  expect(back.startsWith(provider.issuer)).toBe(true);
  await fresh.close();
});
