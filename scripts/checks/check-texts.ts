/** Finds texts that are missing in a language, have other placeholders, or are empty. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#contract/languages.ts";

const MEASURE = "en";
const OTHERS = languages.filter((language) => language !== MEASURE);

type Entries = Map<string, unknown>;

/** One sentence per fault, in `folder`/<language>/*.json. */
export function findTextFaults(folder: string): string[] {
  const files = [MEASURE, ...OTHERS].flatMap((language) => globSync("*.json", { cwd: join(folder, language) }));
  return [...new Set(files)].sort().flatMap((file) => {
    const measure = readTexts(join(folder, MEASURE, file));
    const empty = findEmpty(`${MEASURE}/${file}`, measure);
    return [...empty, ...OTHERS.flatMap((language) => compare(`${language}/${file}`, measure, folder))];
  });
}

function compare(file: string, measure: Entries, folder: string): string[] {
  const entries = readTexts(join(folder, file));
  const missing = [...measure.keys()].filter((key) => !entries.has(key)).map((key) => `${file}: ${key} is missing`);
  const extra = [...entries.keys()]
    .filter((key) => !measure.has(key))
    .map((key) => `${file}: ${key} is not in ${MEASURE}`);
  const different = [...entries]
    .filter(([key, text]) => measure.has(key) && placeholders(text) !== placeholders(measure.get(key)))
    .map(
      ([key, text]) => `${file}: ${key} names "${placeholders(text)}", ${MEASURE} "${placeholders(measure.get(key))}"`,
    );
  return [...missing, ...extra, ...different, ...findEmpty(file, entries)];
}

function findEmpty(file: string, entries: Entries): string[] {
  return [...entries]
    .filter(([, text]) => typeof text !== "string" || text.trim() === "")
    .map(([key]) => `${file}: ${key} is empty or not a text`);
}

function placeholders(text: unknown): string {
  const names = String(text).matchAll(/{{\s*([^,}\s]+)[^}]*}}/g);
  return [...new Set([...names].map(([, name]) => name))].sort().join(" ");
}

export function readTexts(path: string): Entries {
  return existsSync(path) ? new Map(flatten("", JSON.parse(readFileSync(path, "utf8")))) : new Map();
}

function flatten(prefix: string, value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(prefix ? `${prefix}.${key}` : key, inner));
}
