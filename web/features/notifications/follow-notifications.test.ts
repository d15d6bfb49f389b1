// @vitest-environment happy-dom
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localKeys } from "#contract/limits.ts";
import { openPage, signInPage } from "#test/open-page.ts";
import { followNotifications } from "./follow-notifications.ts";

type Connection = { request: IncomingMessage; response: ServerResponse; isOpen: () => boolean };

const long = 60 * 60_000;
let lines: Connection[] = [];
let stop = () => {};
const received = { ready: [] as number[], notifications: [] as unknown[], signedOut: 0 };

beforeEach(async () => {
  lines = [];
  Object.assign(received, { ready: [], notifications: [], signedOut: 0 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  setVisibility("visible");
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
    onReady: (unread) => received.ready.push(unread),
    onNotification: (given) => received.notifications.push(given),
    onSignedOut: () => {
      received.signedOut += 1;
    },
  });
}

function setVisibility(visibility: "visible" | "hidden") {
  vi.spyOn(document, "hidden", "get").mockReturnValue(visibility === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Polls until something holds; by event loop turns, not time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

async function lineAt(at: number): Promise<Connection> {
  await until(() => lines[at] !== undefined);
  const connection = lines[at];
  if (connection === undefined) throw new Error(`no line ${at}`);
  return connection;
}

function send({ response }: Connection, event: string, data: object, id?: number) {
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
    const connection = await lineAt(0);
    expect(connection.request.headers).toMatchObject({ authorization: "Bearer a-token", "accept-language": "hi" });
    send(connection, "ready", { unread: 2 }, 7);
    send(connection, "notification", { id: "n1", message: "Asha said yes" }, 8);
    await until(() => received.notifications.length > 0);
    expect(received).toEqual({ ready: [2], notifications: [{ id: "n1", message: "Asha said yes" }], signedOut: 0 });
  });

  it("parses events however the network splits them, and skips unreadable ones", async () => {
    follow();
    const connection = await lineAt(0);
    send(connection, "notification", { id: "n1", message: "आशा: हाँ" }, 8);
    connection.response.write("event: notification\ndata: {broken\n\n:\n\nevent: notification\r\n");
    const last = Buffer.from(`data: ${JSON.stringify({ id: "n2", message: "नमस्ते" })}\n\n`);
    for (const byte of last) {
      connection.response.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => received.notifications.length > 1);
    expect(received.notifications).toEqual([
      { id: "n1", message: "आशा: हाँ" },
      { id: "n2", message: "नमस्ते" },
    ]);
  });

  it("reconnects after the last event it has seen", async () => {
    follow();
    const connection = await lineAt(0);
    send(connection, "ready", { unread: 0 }, 7);
    send(connection, "notification", { id: "n1", message: "m" }, 8);
    await until(() => received.notifications.length > 0);
    connection.response.end();
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await lineAt(1)).request.headers["last-event-id"]).toBe("8");
  });

  it("pauses when a ninth page took its place, until it is visible again", async () => {
    follow();
    const connection = await lineAt(0);
    send(connection, "ready", { unread: 1 }, 7);
    send(connection, "bye", { reason: "replaced" });
    await until(() => !connection.isOpen());
    expect(await countLinesLater()).toBe(1);
    setVisibility("visible");
    expect((await lineAt(1)).request.headers["last-event-id"]).toBe("7");
    expect(received.signedOut).toBe(0);
  });

  it("reconnects at once after a restart of the server", async () => {
    follow();
    const connection = await lineAt(0);
    send(connection, "bye", { reason: "restart" });
    await until(() => !connection.isOpen() && vi.getTimerCount() > 0);
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
    const connection = await lineAt(0);
    if (way === "401") connection.response.writeHead(401).end();
    else send(connection, "bye", { reason: "signed_out" });
    await until(() => received.signedOut > 0);
    setVisibility("visible");
    expect(await countLinesLater()).toBe(1);
    expect(received.signedOut).toBe(1);
  });

  it("opens no connection for a visitor, nor for a hidden page", async () => {
    setVisibility("hidden");
    follow();
    expect(await countLinesLater()).toBe(0);
    localStorage.removeItem(localKeys.token);
    setVisibility("visible");
    await until(() => received.signedOut > 0);
    expect(lines).toHaveLength(0);
  });

  it("closes its connection two minutes after the page is hidden, and reopens it when visible", async () => {
    follow();
    const connection = await lineAt(0);
    send(connection, "ready", { unread: 0 }, 7);
    await until(() => received.ready.length > 0);
    setVisibility("hidden");
    // Heartbeats, so that the timeout of a dead connection does not interfere.
    for (const beat of [2, 3]) {
      await vi.advanceTimersByTimeAsync(50_000);
      send(connection, "ready", { unread: 0 }, 7);
      await until(() => received.ready.length === beat);
    }
    await vi.advanceTimersByTimeAsync(19_999);
    expect(connection.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => !connection.isOpen());
    expect(await countLinesLater()).toBe(1);
    setVisibility("visible");
    await lineAt(1);
  });

  it("drops a connection without a heartbeat for three intervals", async () => {
    follow();
    const connection = await lineAt(0);
    send(connection, "ready", { unread: 0 }, 7);
    await until(() => received.ready.length > 0 && vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(60_000);
    await until(() => !connection.isOpen());
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(2000);
    await lineAt(1);
  });
});
