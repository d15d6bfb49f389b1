/** For tests: reads an event stream as a browser would, by fetch with a bearer token. */
import { createParser } from "eventsource-parser";

export type StreamEvent = { event: string; id: string | undefined; data: Record<string, unknown> };

export type OpenStream = {
  status: number;
  headers: Headers;
  /** The events so far. */
  events: StreamEvent[];
  /** Raw bytes, including comments. */
  text(): string;
  /** Resolves when the other side has closed or the connection broke. */
  closed: Promise<void>;
  /** Waits until `enough` holds for the events. */
  until(enough: (events: StreamEvent[]) => boolean): Promise<void>;
  leave(): void;
};

export async function readStream(address: string, token: string, lastEventId?: string): Promise<OpenStream> {
  const leaving = new AbortController();
  const answer = await fetch(address, {
    headers: {
      authorization: `Bearer ${token}`,
      "accept-language": "en",
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    },
    signal: leaving.signal,
  });
  const events: StreamEvent[] = [];
  const waiting = new Set<() => void>();
  let all = "";
  const parser = createParser({
    onEvent: ({ event = "message", id, data }) => events.push({ event, id, data: JSON.parse(data) }),
  });
  async function read(): Promise<void> {
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        all += chunk;
        parser.feed(chunk);
        for (const look of waiting) look();
      }
    } catch {
      // The connection broke: the events until then count.
    }
    for (const look of waiting) look();
  }
  const closed = read();
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    text: () => all,
    closed,
    until: (enough) =>
      new Promise((resolve) => {
        const look = () => {
          if (!enough(events)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    leave: () => leaving.abort(),
  };
}
