/** What clients were answered to their writes, line by line in a file outside the product, which survives every fault. */
import { appendFileSync, readFileSync } from "node:fs";

export const writeKinds = ["register", "profile", "contact", "withdraw", "letter"] as const;
export type WriteKind = (typeof writeKinds)[number];

/**
 * `done`: acknowledged, or on a retry reported as done before. `refused`: reported as not done. `unknown`:
 * no answer, even on a retry.
 */
export type Fate = "done" | "refused" | "unknown";

export type Write = {
  id: string;
  kind: WriteKind;
  /** The account, or the address that registers. */
  by: string;
  /** Of contacts: the teacher. */
  about?: string;
  /** Found again in the stored text. */
  mark: string;
};

/** A write is recorded before it is sent, and again with its outcome. */
export type LedgerLine = { write: Write; at: number } | { fate: Fate; id: string; at: number; detail?: string };

export type Ledger = { ask(write: Write): void; settle(id: string, fate: Fate, detail?: string): void };

export function openLedger(file: string): Ledger {
  const append = (line: LedgerLine) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    ask: (write) => append({ write, at: Date.now() }),
    settle: (id, fate, detail) => append({ fate, id, at: Date.now(), detail }),
  };
}

export type Settled = Write & { fate: Fate; detail?: string };

/** In request order; one without an outcome is unknown. */
export function readLedger(file: string): Settled[] {
  const settled = new Map<string, Settled>();
  for (const text of readFileSync(file, "utf8").split("\n")) {
    if (text === "") continue;
    const line: LedgerLine = JSON.parse(text);
    if ("write" in line) settled.set(line.write.id, { ...line.write, fate: "unknown" });
    else Object.assign(settled.get(line.id) ?? {}, { fate: line.fate, detail: line.detail });
  }
  return [...settled.values()];
}
