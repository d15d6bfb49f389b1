/** The steps of a start, with a file as console. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The standard error of a script that uses showStep. */
function run(script: string): string {
  const source = `import { showStep } from "./scripts/show-step.mjs"; ${script}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", source], { encoding: "utf8" }).stderr;
}

test("R12.1 each step of a start is one line with its seconds, in the order in which they end", () => {
  const written = run(`
    let open;
    const pages = showStep("pages", () => new Promise((done) => { open = done; }));
    await showStep("database", async () => {});
    open();
    await pages;`);
  expect(written).toMatch(/^ {2}database {3}\d+ s\n {2}pages {6}\d+ s\n$/);
});

test("R12.1 a failed step has no line, and its failure reaches the caller", () => {
  const written = run(`
    await showStep("packages", async () => { throw new Error("no network"); }).catch(({ message }) => console.error(message));`);
  expect(written).toBe("no network\n");
});
