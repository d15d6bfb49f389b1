/** Accounts for the journeys: created through the API as a browser would, codes read from the demo inbox. */
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
} from "@playwright/test";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import type { User } from "#contract/me.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";

export const journeyPassword = "Nukkad@2026";
const baseURL = process.env.BASE_URL ?? "";

/** `page`: the secret of the page session, by which the server renders signed-in pages (R2.1). */
type Session = { user: User; token: string; page: string };
export type JourneyPerson = Session & { email: string; role: MemberRole };

type Mail = { subject: string; text: string };

/** The newest matching mail to an address; a job sends mails a moment after the call. */
export async function findMail(request: APIRequestContext, to: string, fits: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const mails: Mail[] = await (await request.get("/demo/inbox.json", { params: { to } })).json();
    found = mails.map((mail) => fits.exec(mail.text))[0] ?? null;
    expect(found).not.toBeNull();
  }).toPass();
  if (found === null) throw new Error(`no mail to ${to}`);
  return found;
}

let count = 0;

/** Each person has their own browser: without the cookie of whoever signed in before through the same `request`. */
const ownBrowser = { cookie: "" };

type Wish = { name?: string; language?: Language };

export async function openPerson(
  request: APIRequestContext,
  role: MemberRole,
  { name = "Asha Verma", language = "en" }: Wish = {},
): Promise<JourneyPerson> {
  count += 1;
  const email = `rooms-${role}-${Date.now()}-${process.pid}-${count}@example.test`;
  const registered = await request.post("/api/auth/register", {
    data: { name, email, password: journeyPassword, role },
    headers: { "accept-language": language },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const { receipt } = await registered.json();
  const [otp] = await findMail(request, email, /\b\d{6}\b/);
  const verified = await request.post("/api/auth/verify-otp", {
    data: { email, otp, role, receipt },
    headers: ownBrowser,
  });
  expect(verified.status()).toBe(200);
  return { ...(await readSession(verified)), email, role };
}

async function readSession(answer: APIResponse): Promise<Session> {
  const { user, token } = await answer.json();
  const [, page = ""] = /nukkad_page=([\w-]+)/.exec(answer.headers()["set-cookie"] ?? "") ?? [];
  return { user, token, page };
}

export async function signInByForm(request: APIRequestContext, email: string, role: MemberRole): Promise<Session> {
  const answer = await request.post("/api/auth/login", {
    data: { email, password: journeyPassword, role },
    headers: ownBrowser,
  });
  expect(answer.status()).toBe(200);
  return readSession(answer);
}

export async function fillProfile(
  request: APIRequestContext,
  { token, role }: JourneyPerson,
  fields: object,
): Promise<void> {
  const saved = await request.put(`/api/${role}s/profile`, {
    headers: { authorization: `Bearer ${token}` },
    data: fields,
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** As after "Not now": the phone dialog stays closed. */
export async function postponePhone(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // An empty page has no storage.
    if (location.protocol.startsWith("http")) sessionStorage.setItem(key, "true");
  }, sessionKeys.phonePostponed);
}

/** As on a phone with data saver: nothing is prefetched, which saves a third of the cost of opening an app. Visitors' journeys and `page` do prefetch. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

export const journeyPageCookie = (value: string, url = baseURL) =>
  ({ name: "nukkad_page", value, url, httpOnly: true, sameSite: "Lax" }) as const;

/**
 * A browser context in which the person is signed in, and not asked for a phone unless the journey is about that. Without
 * `page` it has no page session cookie.
 */
export async function openBrowserOf(
  browser: Browser,
  { token, user, page }: Pick<JourneyPerson, "user" | "token"> & { page?: string },
  { asksPhone = false, ...options }: BrowserContextOptions & { asksPhone?: boolean } = {},
) {
  const localStorage = [
    { name: "auth_token", value: token },
    { name: "auth_user", value: JSON.stringify(user) },
    // Answered, so that its buttons do not match those of the journey.
    { name: localKeys.consent, value: "false" },
  ];
  const { origin } = new URL(options.baseURL ?? baseURL);
  const context = await browser.newContext({
    baseURL,
    ...options,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  if (page !== undefined) await context.addCookies([journeyPageCookie(page, origin)]);
  await saveData(context);
  if (!asksPhone) await postponePhone(context);
  return context;
}
