import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { steps, whileBehind } from "./step-back.ts";

/** Of all threads, as each has its own. */
const priorities = () => new Set(readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread))));

test.runIf(process.getuid?.() === 0)(
  "R12.3 who starts beside those that serve stands back while it reads, also where that fails, and not when it works",
  async () => {
    const usual = getPriority();
    const back = new Set([usual + steps]);
    expect(await whileBehind(async () => priorities())).toEqual(back);
    expect(priorities()).toEqual(new Set([usual]));
    const failing = whileBehind(async () => {
      expect(priorities()).toEqual(back);
      throw new Error("cannot be read");
    });
    await expect(failing).rejects.toThrow("cannot be read");
    expect(priorities()).toEqual(new Set([usual]));
  },
);
