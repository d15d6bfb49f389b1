/** The type of a drill: a fault, the promises that must hold meanwhile, and its requirements on the machine. */
import type { Judgement } from "./ledger/judge-writes.ts";

export type Finding = { promise: string; measured: string; state: "kept" | "missed" | "skipped" };

/** Options of the command line, overriding a drill's own values. */
export type Lengths = {
  /** Repetitions: of kills, upgrades. */
  times: number;
  seconds: number;
  /** Requests a second. */
  rate: number;
  people: number;
};

export type DrillOrder = Lengths & {
  seed: string;
  /** PATIENCE of the processes: more than 1 on a busy machine. */
  patience: string;
  /** The older version for drills that have two, as a git revision; default the one before the newest migration. */
  from: string | undefined;
  say(line: string): void;
};

export type Need = "haproxy" | "faketime" | "mount" | "git" | "pgbouncer";

export type Drill = {
  name: string;
  /** In one line. */
  shows: string;
  needs: Need[];
  usual: Partial<Lengths>;
  run(order: DrillOrder): Promise<Finding[]>;
};

export const judge = (promise: string, held: boolean, measured: string): Finding => ({
  promise,
  measured,
  state: held ? "kept" : "missed",
});

/** Of acknowledged writes, whatever was broken. */
export function judgeLedger({ acknowledged, lost, doubled, untold }: Judgement): Finding[] {
  const examples = [...lost, ...doubled, ...untold].slice(0, 3);
  const named = examples.map(({ kind, fate, detail = "" }) => ` (${kind} ${fate} ${detail})`).join("");
  return [
    judge(
      "0 acknowledged writes lost",
      lost.length === 0,
      `${lost.length} of ${acknowledged}${lost.length ? named : ""}`,
    ),
    judge("none done twice", doubled.length === 0, `${doubled.length}${doubled.length ? named : ""}`),
    judge("none whose fate cannot be asked", untold.length === 0, `${untold.length}${untold.length ? named : ""}`),
  ];
}

export const milliseconds = (value: number) =>
  Number.isFinite(value) ? (value < 10_000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`) : "never";
export const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
