/**
 * Moments in which the machine was taken from us. A virtual one shares its processors with others, and what they take makes every
 * answer late, whatever the product does: how slow the slowest are is judged by the other moments, and both are told.
 */
import { readFileSync } from "node:fs";

/** Hundredths of a second of all processors since the machine started: all of it, and what others had while we wanted it. */
export type Reading = { at: number; all: number; taken: number };

/** What others have of the machine, from which on it is theirs. */
export const noticeable = 0.02;

/** Milliseconds between two readings, and for those who had to wait to be answered. */
const every = 100;
const after = 500;

/** `stat`: /proc/stat of Linux. */
export function readProcessors(stat: string, at: number): Reading {
  const numbers = /^cpu +(.*)$/m.exec(stat)?.[1]?.split(" ").map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, taken = 0] = numbers;
  return { at, all: user + nice + system + idle + iowait + irq + softirq + taken, taken };
}

/** The spans between readings in which others had a hundredth of a second, which is as slow as the slowest are; each with some time after it. */
export function takenSpans(readings: Reading[]): [from: number, to: number][] {
  return readings.slice(1).flatMap((reading, index): [number, number][] => {
    const before = readings[index] ?? reading;
    return reading.taken > before.taken ? [[before.at, reading.at + after]] : [];
  });
}

/** What others had of the processors between the first reading since then and the last. */
export function takenShare(readings: Reading[], since: number): number {
  const [first, last] = [readings.find(({ at }) => at >= since), readings.at(-1)];
  return first && last && last.all > first.all ? (last.taken - first.taken) / (last.all - first.all) : 0;
}

/** `stop` gives a way to ask whether any moment of an answer was taken. */
export function watchTheft() {
  const readings: Reading[] = [];
  const read = () => {
    try {
      readings.push(readProcessors(readFileSync("/proc/stat", "utf8"), Date.now()));
    } catch {
      // No Linux: nothing is known to have been taken.
    }
  };
  read();
  const timer = setInterval(read, every);
  return {
    share: (since: number) => takenShare(readings, since),
    stop() {
      clearInterval(timer);
      read();
      const spans = takenSpans(readings);
      return ({ at, took }: { at: number; took: number }) => spans.some(([from, to]) => at < to && at + took > from);
    },
  };
}
