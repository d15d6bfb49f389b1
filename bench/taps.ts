/**
 * npm run bench -- taps [rounds] [parts of names]: response to taps on a cheap phone and a slow connection: a processor four
 * times slower, 400 ms and 50 kB/s by Chromium's throttling. From the tap to the first feedback on the screen, and to its
 * content; warm, and at once after a first load. Medians of rounds without other load, beside those from before dialogs had
 * shells of their own.
 */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { browserFlags, ensureBrowser } from "#test/find-browser.ts";
import startApp from "#test/start-app.ts";
import { noticeable, watchTheft } from "#test/watch-theft.ts";
import { noteFigure } from "./all/note-figure.ts";
import { type Noted, noteKeys, type Sought, watchTap } from "./taps/watch-tap.ts";

const [asked = "5", ...named] = process.argv.slice(2);
const rounds = Number(asked);
/** Maximal attempts for each round that counts: one made while others use the machine is repeated. It counts only if no other succeeds. */
const triesWhenTaken = 4;
const slow = { processor: 4, latency: 400, bytesPerSecond: 50 * 1024 };
const slowLine = {
  offline: false,
  latency: slow.latency,
  downloadThroughput: slow.bytesPerSecond,
  uploadThroughput: slow.bytesPerSecond,
};
const patience = 60_000;
/** Long enough for all idle-time prefetches. */
const settle = 4000;
const { t } = textIn("en");

type Kind = "dialog" | "dashboard" | "tab" | "list";
type Tap = {
  name: string;
  kind: Kind;
  who: MemberRole | null;
  from: string;
  target: (page: Page) => Locator;
  sought: Sought;
  /** Also as the first action after a first load. */
  atOnce?: boolean;
  former?: string;
};

/** Promised milliseconds: first feedback, content when warm, content and frame at once after a load. */
const promised = { first: 100, warm: 1000, dialog: 3000, dashboard: 5000, frame: 2000 };

const coming = ".skeleton, [aria-busy='true']";
const inDialog = (field: string): Sought => ({ ready: `dialog[open] ${field}`, coming });
/** In the modal, or on its page when the connection is too slow. */
const inForms = (field: string): Sought => ({ ready: `:is(dialog[open], [data-auth-page]) ${field}`, coming });
/** Tabs of a page are selected on its first one. */
const behind: Record<string, string> = { students: "?tab=requests", sent: "?tab=requests" };
const tabOf = (role: MemberRole, tab: string): Tap => ({
  name: `${role}: ${tab}`,
  kind: "tab",
  who: role,
  from: `/${role}-dashboard${behind[tab] ?? ""}`,
  target: (page) => page.locator(`a[href$="?tab=${tab}"], [role="tab"][id$="-${tab}"]`),
  sought: { ready: "main h1, main h2", coming, path: `?tab=${tab}` },
  ...(tab === "find" && { atOnce: true, former: "4.3 s" }),
});
const dashboardOf = (role: MemberRole): Tap => ({
  name: `${role}'s dashboard`,
  kind: "dashboard",
  who: role,
  from: "/",
  target: (page) => page.locator(`header a[href="/${role}-dashboard"]`),
  sought: { ready: "main h1, main h2", coming, frame: "h1", path: `/${role}-dashboard` },
  atOnce: true,
  former: "8.0 s",
});

const taps: Tap[] = [
  {
    name: "join",
    kind: "dialog",
    who: null,
    from: "/",
    target: (page) => page.locator('a[data-auth-dialog="sign-up"]'),
    sought: inForms("[name='email']"),
    atOnce: true,
    former: "5.3 s",
  },
  {
    name: "sign in",
    kind: "dialog",
    who: null,
    from: "/",
    target: (page) => page.locator('a[data-auth-dialog="sign-in"]'),
    sought: inForms("[name='password']"),
    atOnce: true,
  },
  {
    name: "filter",
    kind: "list",
    who: null,
    from: "/home-tuition",
    target: (page) => page.locator(".results-bar .button, .results-bar summary, .results-bar label.button"),
    sought: { ready: "form.filters [type='submit']" },
  },
  {
    name: "contact",
    kind: "dialog",
    who: "student",
    from: "/student-dashboard?tab=find",
    target: (page) => page.getByRole("button", { name: t("relations:ask.teacher") }),
    sought: inDialog("textarea"),
    atOnce: true,
  },
  dashboardOf("student"),
  dashboardOf("teacher"),
  ...["find", "teachers", "requests", "invitations", "notifications"].map((tab) => tabOf("student", tab)),
  ...["find", "students", "requests", "sent", "notifications"].map((tab) => tabOf("teacher", tab)),
];

type Session = { token: string; user: object };

async function signIn(origin: string, role: MemberRole): Promise<Session> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: demoAccounts[role], password: demoPassword, role }),
  });
  if (answer.status === 503) {
    // Busy with its start.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return signIn(origin, role);
  }
  if (!answer.ok) throw new Error(`${role} could not sign in: ${answer.status}`);
  return (await answer.json()) as Session;
}

/** `isNew`: a first visit has no service worker yet. */
async function openPhone(
  browser: Browser,
  origin: string,
  session: Session | null,
  isNew: boolean,
): Promise<BrowserContext> {
  const localStorage = session
    ? [
        { name: "auth_token", value: session.token },
        { name: "auth_user", value: JSON.stringify(session.user) },
      ]
    : [];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: isNew ? "block" : "allow",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    for (const key of ["phone_postponed", "location_detected"]) sessionStorage.setItem(key, "true");
  });
  await context.addInitScript(watchTap, noteKeys);
  return context;
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowLine);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  return page;
}

/** The service worker's own requests are throttled too. */
async function slowWorkers(context: BrowserContext): Promise<void> {
  const root = await context.browser()?.newBrowserCDPSession();
  const { targetInfos = [] } = (await root?.send("Target.getTargets")) ?? {};
  for (const { targetId } of targetInfos.filter(({ type }) => type === "service_worker")) {
    const attached = await root?.send("Target.attachToTarget", { targetId, flatten: false });
    const send = async (method: string, params: object) => {
      if (!attached) return;
      const { sessionId } = attached;
      await root?.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: 1, method, params }) });
    };
    await send("Network.enable", {});
    await send("Network.emulateNetworkConditions", slowLine);
  }
}

/** The element to tap, once visible; in the menu of a phone's header when it is not. */
async function findTarget(page: Page, target: Tap["target"]): Promise<Locator> {
  const seen = target(page).filter({ visible: true }).first();
  if (await isThere(seen, 8000)) return seen;
  await page
    .getByRole("button", { name: t("shell:header.menu") })
    .first()
    .tap({ timeout: 4000 });
  await seen.waitFor({ timeout: 4000 });
  return seen;
}

const isThere = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

async function press(page: Page, { target, sought }: Tap): Promise<Noted> {
  const found = await findTarget(page, target);
  await page.evaluate(
    ([keys, wanted]) => {
      sessionStorage.removeItem(keys.noted);
      sessionStorage.setItem(keys.sought, JSON.stringify(wanted));
    },
    [noteKeys, sought] as const,
  );
  await found.dispatchEvent(noteKeys.aim);
  await found.tap({ noWaitAfter: true });
  const deadline = Date.now() + patience;
  for (;;) {
    // First: a query is work for the page, which is timing itself.
    await page.waitForTimeout(250);
    const noted = await page
      .evaluate((keys) => JSON.parse(sessionStorage.getItem(keys.noted) ?? "null") as Noted | null, noteKeys)
      .catch(() => null);
    if (noted?.content !== undefined) return noted;
    if (Date.now() > deadline) return noted ?? { tap: deadline };
  }
}

type Times = { first?: number; frame?: number; content?: number };

const since = ({ tap, first, frame, content }: Noted): Times => ({
  ...(first !== undefined && { first: first - tap }),
  ...(frame !== undefined && { frame: frame - tap }),
  ...(content !== undefined && { content: content - tap }),
});

let pressedAgain = 0;

/** The requested number of rounds, without other load. */
async function pressOften(pressOnce: () => Promise<Noted>): Promise<Times[]> {
  const theft = watchTheft();
  const [ours, theirs]: [Times[], Times[]] = [[], []];
  while (ours.length < rounds && ours.length + theirs.length < rounds * triesWhenTaken) {
    const noted = await pressOnce();
    // With the activity just before it, which made it late.
    const isTaken = theft.share(noted.tap - 500) > noticeable;
    (isTaken ? theirs : ours).push(since(noted));
  }
  theft.stop();
  pressedAgain += theirs.length;
  return [...ours, ...theirs].slice(0, rounds);
}

/** In a new browser, as the first action after the page has loaded. */
async function pressAtOnce(browser: Browser, origin: string, session: Session | null, tap: Tap): Promise<Noted> {
  const context = await openPhone(browser, origin, session, true);
  try {
    const page = await openSlowPage(context);
    await page.goto(tap.from, { waitUntil: "load", timeout: patience });
    return await press(page, tap);
  } finally {
    await context.close();
  }
}

/** Repeatedly in one browser with a warm cache. */
async function pressWarm(browser: Browser, origin: string, session: Session | null, tap: Tap): Promise<Times[]> {
  const context = await openPhone(browser, origin, session, false);
  try {
    const page = await openSlowPage(context);
    const pressOnce = async () => {
      await page.goto("about:blank");
      await page.goto(tap.from, { waitUntil: "load", timeout: patience });
      await page.waitForTimeout(settle);
      await slowWorkers(context);
      return press(page, tap);
    };
    // The first one warms it.
    await pressOnce();
    return await pressOften(pressOnce);
  } finally {
    await context.close();
  }
}

/** Undefined when most rounds failed. */
function median(times: (number | undefined)[]): number | undefined {
  const sorted = times.map((time) => time ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === Number.POSITIVE_INFINITY ? undefined : middle;
}

const medians = (all: Times[]): Times => {
  const [first, frame, content] = [
    median(all.map((times) => times.first)),
    median(all.map((times) => times.frame)),
    median(all.map((times) => times.content)),
  ];
  return {
    ...(first !== undefined && { first }),
    ...(frame !== undefined && { frame }),
    ...(content !== undefined && { content }),
  };
};

const missed: string[] = [];

function judge(name: string, part: string, time: number | undefined, limit: number | undefined): string {
  const shown = time === undefined ? "never" : time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
  if (limit === undefined) return shown;
  const isMet = time !== undefined && time <= limit;
  if (!isMet) missed.push(`${name}, ${part}: ${shown}, promised ${limit} ms`);
  return `${shown} ${isMet ? "met" : "MISSED"}`;
}

const columns = [24, 12, 16, 16, 18, 18, 10];
const row = (cells: string[]) =>
  process.stdout.write(`${cells.map((cell, at) => cell.padEnd(columns[at] ?? 0)).join("")}\n`);

async function measure(browser: Browser, origin: string): Promise<void> {
  const sessions = { student: await signIn(origin, "student"), teacher: await signIn(origin, "teacher") };
  row(["tap", "", "first answer", "frame, heading", "content", "promised", "formerly"]);
  for (const tap of taps.filter(({ name }) => named.length === 0 || named.some((part) => name.includes(part)))) {
    const session = tap.who === null ? null : sessions[tap.who];
    try {
      const warm = medians(await pressWarm(browser, origin, session, tap));
      row([
        tap.name,
        "warm",
        judge(tap.name, "first answer, warm", warm.first, promised.first),
        judge(tap.name, "frame, warm", warm.frame, undefined).replace("never", ""),
        judge(tap.name, "content, warm", warm.content, promised.warm),
        `${promised.first} ms, ${promised.warm} ms`,
        tap.former ?? "",
      ]);
      if (!tap.atOnce) continue;
      const once = medians(await pressOften(() => pressAtOnce(browser, origin, session, tap)));
      const limit = tap.kind === "dialog" ? promised.dialog : tap.kind === "dashboard" ? promised.dashboard : undefined;
      row([
        "",
        "at once",
        judge(tap.name, "first answer, at once", once.first, promised.first),
        tap.sought.frame === undefined ? "" : judge(tap.name, "frame and heading, at once", once.frame, promised.frame),
        judge(tap.name, "content, at once", once.content, limit),
        limit === undefined ? "" : `${promised.first} ms, ${limit} ms`,
        tap.former ?? "",
      ]);
    } catch (error) {
      missed.push(`${tap.name}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
      row([tap.name, "could not be pressed"]);
    }
  }
  noteFigure({ what: "taps on a slow phone: promises missed", seen: String(missed.length), held: missed.length === 0 });
  process.stdout.write(
    `${pressedAgain} presses fell into moments that others had of the machine, and were made again.\n`,
  );
  process.stdout.write(
    missed.length === 0 ? "Every promise is met.\n" : `${missed.map((each) => `missed: ${each}`).join("\n")}\n`,
  );
}

process.env.BASE_URL ??= `http://localhost:${await findFreePort()}`;
const origin = process.env.BASE_URL;
const stop = await startApp();
try {
  const executablePath = await ensureBrowser(process.env.CHROME_PATH, process.env.PATH);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  await measure(browser, origin).finally(() => browser.close());
} finally {
  await stop();
}
