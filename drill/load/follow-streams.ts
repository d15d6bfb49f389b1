/** Opens live streams as pages do: a closed connection is reopened from the last number seen (R7.9). */
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { notificationStreamEndpoint } from "#contract/notifications.ts";
import type { Townsperson } from "#drill/cluster/city.ts";

export type FollowedStream = {
  /** Ids of the received notifications, with repeats. */
  notices: string[];
  /** Reopened connections. */
  reopened: number;
};

/** Milliseconds before a connection is reopened. */
const pause = 300;

export function followStreams(origin: string, people: Townsperson[]) {
  const followed: FollowedStream = { notices: [], reopened: 0 };
  const leaving = new AbortController();

  /** Resolves when the connection has ended, with the last number seen. */
  function follow(
    { token, from }: Townsperson,
    last: string | undefined,
    opened: () => void,
  ): Promise<string | undefined> {
    return new Promise((resolve) => {
      let seen = last;
      const parser = createParser({
        onEvent({ event, id, data }) {
          if (id !== undefined) seen = id;
          if (event === "ready") opened();
          if (event === "notification") followed.notices.push((JSON.parse(data) as { id: string }).id);
        },
      });
      const headers = {
        authorization: `Bearer ${token}`,
        "x-forwarded-for": from,
        ...(last !== undefined && { "last-event-id": last }),
      };
      const request = get(
        `${origin}${notificationStreamEndpoint.path}`,
        { headers, signal: leaving.signal },
        (answer) => {
          if (answer.statusCode !== 200) answer.resume();
          else answer.setEncoding("utf8").on("data", (text: string) => parser.feed(text));
          answer.on("close", () => resolve(seen)).on("error", () => resolve(seen));
        },
      );
      request.on("error", () => resolve(seen));
    });
  }

  const lines = people.map((person) => {
    let last: string | undefined;
    let ready = () => {};
    const isReady = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const ended = (async () => {
      while (!leaving.signal.aborted) {
        last = await follow(person, last, ready);
        if (leaving.signal.aborted) return;
        followed.reopened++;
        await sleep(pause);
      }
    })();
    return { isReady, ended };
  });

  return {
    /** Every connection has been opened once. */
    ready: Promise.all(lines.map(({ isReady }) => isReady)),
    async stop(): Promise<FollowedStream> {
      leaving.abort();
      await Promise.all(lines.map(({ ended }) => ended));
      return followed;
    },
  };
}
