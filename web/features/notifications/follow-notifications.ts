/** The live stream (R7.9): reconnects after the last event it has seen, pauses while hidden, ends with the session. */
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { stream as limits, queryCache } from "#contract/limits.ts";
import { type Goodbye, goodbyes, notificationStreamEndpoint } from "#contract/notifications.ts";
import { readToken } from "#web/storage/session.ts";

export type StreamListener = {
  /** The stream is connected, with the unread count. */
  onReady: (unread: number) => void;
  /** As the server sent it. */
  onNotification: (given: unknown) => void;
  /** The server no longer knows the session. */
  onSignedOut: () => void;
};

/** Milliseconds after which a hidden page closes its connection. */
const restAfter = 120_000;
/** Three missed heartbeats: the connection is dead. */
const silence = 3 * limits.heartbeat;

type Ending = Goodbye | "lost";

/** Returns how to stop. */
export function followNotifications(listener: StreamListener): () => void {
  let lastId: string | undefined;
  let failures = 0;
  let over = false;
  let resting = document.hidden;
  let connection: AbortController | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function handle({ event, id, data }: EventSourceMessage): Ending | undefined {
    lastId = id ?? lastId;
    const given = parse(data);
    const payload = (given ?? {}) as { unread?: unknown; reason?: unknown };
    if (event === "ready") {
      failures = 0;
      if (typeof payload.unread === "number") listener.onReady(payload.unread);
    }
    if (event === "notification" && given !== null) listener.onNotification(given);
    return event === "bye" ? (goodbyes.find((reason) => reason === payload.reason) ?? "lost") : undefined;
  }

  async function readLine(own: AbortController): Promise<Ending> {
    const token = readToken();
    if (token === null) return "signed_out";
    const answer = await fetch(notificationStreamEndpoint.path, {
      headers: {
        accept: "text/event-stream",
        "accept-language": document.documentElement.lang,
        authorization: `Bearer ${token}`,
        ...(lastId !== undefined && { "last-event-id": lastId }),
      },
      signal: own.signal,
    });
    if (answer.status === 401) return "signed_out";
    if (!answer.ok || answer.body === null) return "lost";
    let ending: Ending | undefined;
    const parser = createParser({
      onEvent: (message) => {
        ending ??= handle(message);
      },
    });
    const decoder = new TextDecoder();
    const reader = answer.body.getReader();
    for (;;) {
      const watch = setTimeout(() => own.abort(), silence);
      const { done, value } = await reader.read().finally(() => clearTimeout(watch));
      if (done) return "lost";
      parser.feed(decoder.decode(value, { stream: true }));
      if (ending !== undefined) return ending;
    }
  }

  async function connect(): Promise<void> {
    clearTimeout(again);
    if (over || resting || connection !== undefined) return;
    const own = new AbortController();
    connection = own;
    const ending = await readLine(own).catch((): Ending => "lost");
    own.abort();
    connection = undefined;
    if (over) return;
    if (ending === "signed_out") {
      stop();
      listener.onSignedOut();
    } else if (ending === "replaced") resting = true;
    else if (!resting) again = setTimeout(connect, ending === "restart" ? 0 : pause());
  }

  /** Doubled each time with jitter, so that not all pages reconnect at once after a restart. */
  function pause(): number {
    const full = Math.min(limits.retry * 2 ** failures++, queryCache.backOffCap);
    return full * (0.5 + Math.random() / 2);
  }

  function reconnect(): void {
    clearTimeout(rest);
    resting = false;
    void connect();
  }
  function sleep(): void {
    resting = true;
    clearTimeout(again);
    connection?.abort();
  }
  function checkVisibility(): void {
    clearTimeout(rest);
    if (document.hidden) rest = setTimeout(sleep, restAfter);
    else reconnect();
  }
  const onLine = () => {
    failures = 0;
    void connect();
  };

  function stop(): void {
    over = true;
    sleep();
    clearTimeout(rest);
    document.removeEventListener("visibilitychange", checkVisibility);
    removeEventListener("pageshow", reconnect);
    removeEventListener("pagehide", sleep);
    removeEventListener("online", onLine);
  }

  document.addEventListener("visibilitychange", checkVisibility);
  addEventListener("pageshow", reconnect);
  // An open connection would keep the page out of the back/forward cache.
  addEventListener("pagehide", sleep);
  addEventListener("online", onLine);
  void connect();
  return stop;
}

/** Null for unreadable ones. */
function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
