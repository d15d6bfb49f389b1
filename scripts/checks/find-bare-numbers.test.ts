/** The check of numbers in texts names each literal one, in any digits, and passes those that no limit decides. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBareNumbers } from "./find-bare-numbers.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nukkad-numbers-"));
  for (const language of ["en", "hi", "ur"]) mkdirSync(join(folder, language));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, texts: unknown) => writeFileSync(join(folder, file), JSON.stringify(texts));

test.each([
  ["en/errors.json", "You have 500 of them.", "500, perhaps {{blocksAtMost}}"],
  ["en/errors.json", "A 9-digit code", "9"],
  ["en/errors.json", "Up to 10,000 addresses", "10,000, perhaps {{addressesAtOnce}}"],
  ["en/errors.json", "You have seventeen or twelve.", "twelve"],
  ["hi/errors.json", "आपके ९९ अनुरोध", "९९"],
  ["ur/errors.json", "آپ کی ۹۹ درخواستیں", "۹۹"],
  ["ur/errors.json", "آپ کی ٩٩ درخواستیں", "٩٩"],
])("R9.1 %s may not say '%s'", (file, text, said) => {
  write(file, { limit: text });
  expect(findBareNumbers(folder, [])).toEqual([`${file}: limit says ${said}`]);
});

test("R9.1 placeholders, names with a digit in them and listed exceptions pass", () => {
  write("en/errors.json", {
    limit: "You have {{pending}} of {{most10}}.",
    file: "An MP4 on A4 paper",
    call: "Call 112.",
  });
  expect(findBareNumbers(folder, [{ texts: /^errors: call$/, why: "an emergency number" }])).toEqual([]);
});
