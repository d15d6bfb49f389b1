/** The text check refuses each kind of fault and passes a sound tree. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findTextFaults } from "./check-texts.ts";

const sound = { title: "Hello {{name}}", list: { one: "One", many: "{{count}} of {{ total, number }}" } };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nukkad-texts-"));
  for (const language of ["en", "hi", "ur"]) {
    mkdirSync(join(folder, language));
    write(`${language}/home.json`, sound);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, texts: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(texts));
}

test("R9 a sound tree has no fault", () => {
  expect(findTextFaults(folder)).toEqual([]);
});

test("R9 a key missing in one language is named", () => {
  write("hi/home.json", { title: sound.title, list: { one: "One" } });
  expect(findTextFaults(folder)).toEqual(["hi/home.json: list.many is missing"]);
});

test("R9 a key that English lacks is named", () => {
  write("ur/home.json", { ...sound, more: "More" });
  expect(findTextFaults(folder)).toEqual(["ur/home.json: more is not in en"]);
});

test("R9 a file that exists in one language only is named key by key", () => {
  write("hi/admin.json", { title: "A" });
  write("en/shell.json", { menu: "Menu" });
  expect(findTextFaults(folder)).toEqual([
    "hi/admin.json: title is not in en",
    "hi/shell.json: menu is missing",
    "ur/shell.json: menu is missing",
  ]);
});

test("R9 other placeholders than in English are named", () => {
  write("hi/home.json", { ...sound, title: "Namaste {{nam}}" });
  expect(findTextFaults(folder)).toEqual(['hi/home.json: title names "nam", en "name"']);
});

test.each(["", "  ", null, 7])("R9 the value %j is refused in every language", (value) => {
  write("en/shell.json", { menu: value });
  write("hi/shell.json", { menu: "Menu" });
  write("ur/shell.json", { menu: value });
  expect(findTextFaults(folder)).toEqual([
    "en/shell.json: menu is empty or not a text",
    "ur/shell.json: menu is empty or not a text",
  ]);
});
