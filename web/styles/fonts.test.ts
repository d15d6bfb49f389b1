/** The fonts of each language's pages stay inside the weight budget; Nastaliq, which only later pages have, is apart. */
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
/** The language switcher has all three names on every page. */
const everywhere = ["Names"];

const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, body = ""]) => {
  const family = /font-family: "([^"]+)"/.exec(body)?.[1] ?? "";
  const file = /url\("([^"]+)"\)/.exec(body)?.[1];
  return file ? [{ family, file, body }] : [];
});

function namedBy(language: string): string[] {
  const rule = sheet.slice(sheet.indexOf(`:root:lang(${language}) {`)).split("}")[0] ?? "";
  return [...rule.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
}

test.each(["en", "hi", "ur"])("design: fonts of a page in %s weigh at most 60 kB", (language) => {
  const families = [...namedBy(language), ...everywhere];
  const files = new Set(faces.filter((face) => families.includes(face.family)).map((face) => face.file));
  const bytes = [...files].reduce((sum, file) => sum + statSync(new URL(file, import.meta.url)).size, 0);
  expect(files.size).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test("design: no font hides its text while it loads, and each has a unicode-range", () => {
  for (const face of faces) {
    expect(face.body).toContain("font-display: swap");
    expect(face.body).toContain("unicode-range:");
  }
});

test("design: a language never names the font of another script", () => {
  expect(namedBy("en").join()).not.toMatch(/Hindi|Vazirmatn|Nastaliq/);
  expect(namedBy("hi").join()).not.toMatch(/Vazirmatn|Nastaliq/);
  // Latin names in a heading use the Latin heading font.
  expect(namedBy("ur").join()).not.toMatch(/Hindi/);
});

test("stack trap 17: Nastaliq headings get a line height of at least 2", () => {
  const rule = sheet.slice(sheet.indexOf(":root[data-heading-face]:lang(ur)"));
  expect(rule).toContain('"Nastaliq"');
  expect(Number(/--leading-sign: ([\d.]+)/.exec(rule)?.[1])).toBeGreaterThanOrEqual(2);
});
