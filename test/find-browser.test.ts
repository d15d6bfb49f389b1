/** Which browser is used. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureBrowser, findBrowser } from "./find-browser.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nukkad-browser-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function place(name: string, mode: number): string {
  const file = join(folder, name);
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, mode);
  return file;
}

test("R12.2 the one that CHROME_PATH names comes before the one on the path", () => {
  place("chromium", 0o755);
  const mine = place("mine", 0o755);
  expect(findBrowser(mine, folder)).toBe(mine);
});

test("R12.2 chromium on the path comes before google-chrome; a file that is not executable is skipped", () => {
  place("chromium", 0o644);
  const chrome = place("google-chrome", 0o755);
  expect(findBrowser(undefined, folder)).toBe(chrome);
  chmodSync(join(folder, "chromium"), 0o755);
  expect(findBrowser(undefined, folder)).toBe(join(folder, "chromium"));
});

test("R12.2 the headless shell comes first, in whatever folder of the path", async () => {
  place("chromium", 0o755);
  const other = mkdtempSync(join(folder, "other-"));
  writeFileSync(join(other, "chromium-headless-shell"), "#!/bin/sh\n", { mode: 0o755 });
  expect(await ensureBrowser(undefined, `${folder}:${other}`)).toBe(join(other, "chromium-headless-shell"));
});

test("R12.2 a CHROME_PATH without a file is reported in one sentence", async () => {
  const missing = join(folder, "missing");
  const sentence = `CHROME_PATH names ${missing}, and there is no browser there.`;
  await expect(ensureBrowser(missing, folder)).rejects.toThrow(sentence);
});
