/**
 * Records CPU steal time. A virtual machine shares its processors, and stolen time delays every answer, whatever the product
 * does: the slowest answers are judged without those spans, and both values are reported.
 */
import { readFileSync } from "node:fs";

/** CPU ticks (1/100 s) since the machine started: total, and stolen. */
export type Reading = { at: number; all: number; taken: number };

/** The share of stolen time from which a span is excluded. */
export const noticeable = 0.02;

/** Milliseconds between two readings, and of delay in answers after a steal. */
const every = 100;
const after = 500;

/** `stat`: /proc/stat of Linux. */
export function readProcessors(stat: string, at: number): Reading {
  const numbers = /^cpu +(.*)$/m.exec(stat)?.[1]?.split(" ").map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, taken = 0] = numbers;
  return { at, all: user + nice + system + idle + iowait + irq + softirq + taken, taken };
}

/** The spans between readings with at least one stolen tick, which is as slow as the slowest answers; each with some time after it. */
export function takenSpans(readings: Reading[]): [from: number, to: number][] {
  return readings.slice(1).flatMap((reading, index): [number, number][] => {
    const before = readings[index] ?? reading;
    return reading.taken > before.taken ? [[before.at, reading.at + after]] : [];
  });
}

/** The stolen share between the first reading since then and the last. */
export function takenShare(readings: Reading[], since: number): number {
  const [first, last] = [readings.find(({ at }) => at >= since), readings.at(-1)];
  return first && last && last.all > first.all ? (last.taken - first.taken) / (last.all - first.all) : 0;
}

/** `stop` returns a function: whether stolen time overlaps an answer. */
export function watchTheft() {
  const readings: Reading[] = [];
  const read = () => {
    try {
      readings.push(readProcessors(readFileSync("/proc/stat", "utf8"), Date.now()));
    } catch {
      // Not Linux: nothing is known.
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
