/** The steps of a start, as somebody reads them whose console is a file. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a script that uses showStep writes to standard error. */
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

test("R12.1 a step that fails has no line, and its failure reaches the caller", () => {
  const written = run(`
    await showStep("packages", async () => { throw new Error("no network"); }).catch(({ message }) => console.error(message));`);
  expect(written).toBe("no network\n");
});
