/** Recovery times after a database host has vanished (R12.3, decision 27), by the limits of production. */

import { expect, test } from "vitest";
import { second } from "#contract/durations.ts";
import { pollInterval } from "#server/jobs/boss.ts";
import { answerAfter, connectionLimits as limits } from "./connection-limits.ts";
import { longestPause } from "./listen.ts";

test("R12.3 mails go out and announcements arrive at most half a minute after the host is back", () => {
  // A statement or a connection may have been lost just before.
  expect(answerAfter(limits.statement) + limits.connect + pollInterval * second).toBeLessThan(30 * second);
  const noticed = limits.heartbeat + answerAfter(limits.heartbeatAnswer);
  expect(Math.max(noticed, limits.connect + longestPause) + limits.connect).toBeLessThan(30 * second);
});

test("R12.3 a search waits for the index for less than two seconds", () => {
  expect(limits.indexRead).toBeLessThan(2 * second);
});

test("R12.3 a process that ends while the database is unresponsive needs less than two seconds for it", () => {
  // What each step still queries; the queue checks every half second whether its work is done.
  const queries = 3 * limits.afterSilence + 2 * limits.goodbye;
  expect(limits.lastWord + queries + second / 2).toBeLessThanOrEqual(2 * second);
  // The host is back, and a connection of the queue still waits for its answer.
  expect(limits.stop + second / 2 + 2 * limits.goodbye).toBeLessThan(2 * second);
});
