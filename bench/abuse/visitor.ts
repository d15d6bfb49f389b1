/** A family that visits at a steady pace, however slow each answer: searches, the home page, pages of results. */
import { setTimeout as sleep } from "node:timers/promises";
import { askOnce, type Seen } from "./ask.ts";
import { askPage, askPlainly } from "./questions.ts";

export type VisitorTimes = { asked: number; refused: number; p50: number; p95: number };

const looksPerSecond = 20;
let turn = 0;

function look(): string {
  turn++;
  if (turn % 4 === 0) return "/";
  return turn % 4 === 1 ? askPage(100_000 + turn) : askPlainly(turn);
}

export function shareOf(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export async function measureVisitor(origin: string, seconds: number): Promise<VisitorTimes> {
  const looks: Promise<Seen>[] = [];
  for (let count = 0; count < seconds * looksPerSecond; count++) {
    looks.push(askOnce(origin, look(), { from: "10.9.9.9" }));
    await sleep(1000 / looksPerSecond);
  }
  const seen = await Promise.all(looks);
  const times = seen.map(({ milliseconds }) => milliseconds);
  const refused = seen.filter(({ status }) => status !== 200).length;
  return { asked: seen.length, refused, p50: shareOf(times, 0.5), p95: shareOf(times, 0.95) };
}
