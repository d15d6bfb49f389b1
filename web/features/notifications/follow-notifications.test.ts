// @vitest-environment happy-dom
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localKeys } from "#contract/limits.ts";
import { openPage, signInPage } from "#test/open-page.ts";
import { followNotifications } from "./follow-notifications.ts";

type Line = { request: IncomingMessage; response: ServerResponse; isOpen: () => boolean };

const long = 60 * 60_000;
let lines: Line[] = [];
let stop = () => {};
const heard = { ready: [] as number[], notifications: [] as unknown[], signedOut: 0 };

beforeEach(async () => {
  lines = [];
  Object.assign(heard, { ready: [], notifications: [], signedOut: 0 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  look("visible");
  await openPage("/student-dashboard", (request, response) => {
    if (request.url !== "/api/notifications/stream") return void response.end("fence");
    let open = true;
    response.on("close", () => {
      open = false;
    });
    lines.push({ request, response, isOpen: () => open });
  });
  signInPage("student");
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow() {
  stop = followNotifications({
    onReady: (unread) => heard.ready.push(unread),
    onNotification: (given) => heard.notifications.push(given),
    onSignedOut: () => {
      heard.signedOut += 1;
    },
  });
}

function look(visibility: "visible" | "hidden") {
  vi.spyOn(document, "hidden", "get").mockReturnValue(visibility === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Polls until something holds; by event loop turns, not time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

async function lineAt(at: number): Promise<Line> {
  await until(() => lines[at] !== undefined);
  const line = lines[at];
  if (line === undefined) throw new Error(`no line ${at}`);
  return line;
}

function say({ response }: Line, event: string, data: object, id?: number) {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(`event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
}

/** Advances timers by an hour, then makes another request to the same server: an expected connection would have arrived by then. */
async function countLinesLater(): Promise<number> {
  await vi.advanceTimersByTimeAsync(long);
  for (const _ of ["once", "twice"]) await (await fetch("/fence")).text();
  return lines.length;
}

describe("R7.9 the live stream", () => {
  it("reports the unread count and arrivals, with the token and in the page's language", async () => {
    document.documentElement.lang = "hi";
    follow();
    const line = await lineAt(0);
    expect(line.request.headers).toMatchObject({ authorization: "Bearer a-token", "accept-language": "hi" });
    say(line, "ready", { unread: 2 }, 7);
    say(line, "notification", { id: "n1", message: "Asha said yes" }, 8);
    await until(() => heard.notifications.length > 0);
    expect(heard).toEqual({ ready: [2], notifications: [{ id: "n1", message: "Asha said yes" }], signedOut: 0 });
  });

  it("parses events however the network splits them, and skips unreadable ones", async () => {
    follow();
    const line = await lineAt(0);
    say(line, "notification", { id: "n1", message: "आशा: हाँ" }, 8);
    line.response.write("event: notification\ndata: {broken\n\n:\n\nevent: notification\r\n");
    const last = Buffer.from(`data: ${JSON.stringify({ id: "n2", message: "नमस्ते" })}\n\n`);
    for (const byte of last) {
      line.response.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => heard.notifications.length > 1);
    expect(heard.notifications).toEqual([
      { id: "n1", message: "आशा: हाँ" },
      { id: "n2", message: "नमस्ते" },
    ]);
  });

  it("reconnects after the last event it has seen", async () => {
    follow();
    const line = await lineAt(0);
    say(line, "ready", { unread: 0 }, 7);
    say(line, "notification", { id: "n1", message: "m" }, 8);
    await until(() => heard.notifications.length > 0);
    line.response.end();
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await lineAt(1)).request.headers["last-event-id"]).toBe("8");
  });

  it("pauses when a ninth page took its place, until it is visible again", async () => {
    follow();
    const line = await lineAt(0);
    say(line, "ready", { unread: 1 }, 7);
    say(line, "bye", { reason: "replaced" });
    await until(() => !line.isOpen());
    expect(await countLinesLater()).toBe(1);
    look("visible");
    expect((await lineAt(1)).request.headers["last-event-id"]).toBe("7");
    expect(heard.signedOut).toBe(0);
  });

  it("reconnects at once after a restart of the server", async () => {
    follow();
    const line = await lineAt(0);
    say(line, "bye", { reason: "restart" });
    await until(() => !line.isOpen() && vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(0);
    await lineAt(1);
  });

  it("waits longer after each failure, half a minute at most", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    follow();
    for (const [at, pause] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      (await lineAt(at)).response.writeHead(503).end();
      await until(() => vi.getTimerCount() > 0);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(lines).toHaveLength(at + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await lineAt(6);
  });

  it.each(["bye", "401"])("ends with the session (%s), and reports it once", async (way) => {
    follow();
    const line = await lineAt(0);
    if (way === "401") line.response.writeHead(401).end();
    else say(line, "bye", { reason: "signed_out" });
    await until(() => heard.signedOut > 0);
    look("visible");
    expect(await countLinesLater()).toBe(1);
    expect(heard.signedOut).toBe(1);
  });

  it("opens no connection for a visitor, nor for a hidden page", async () => {
    look("hidden");
    follow();
    expect(await countLinesLater()).toBe(0);
    localStorage.removeItem(localKeys.token);
    look("visible");
    await until(() => heard.signedOut > 0);
    expect(lines).toHaveLength(0);
  });

  it("closes its connection two minutes after the page is hidden, and reopens it when visible", async () => {
    follow();
    const line = await lineAt(0);
    say(line, "ready", { unread: 0 }, 7);
    await until(() => heard.ready.length > 0);
    look("hidden");
    // Heartbeats, so that the timeout of a dead connection does not interfere.
    for (const beat of [2, 3]) {
      await vi.advanceTimersByTimeAsync(50_000);
      say(line, "ready", { unread: 0 }, 7);
      await until(() => heard.ready.length === beat);
    }
    await vi.advanceTimersByTimeAsync(19_999);
    expect(line.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => !line.isOpen());
    expect(await countLinesLater()).toBe(1);
    look("visible");
    await lineAt(1);
  });

  it("drops a connection without a heartbeat for three intervals", async () => {
    follow();
    const line = await lineAt(0);
    say(line, "ready", { unread: 0 }, 7);
    await until(() => heard.ready.length > 0 && vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(60_000);
    await until(() => !line.isOpen());
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(2000);
    await lineAt(1);
  });
});
