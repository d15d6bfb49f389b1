/** Finds unused texts, by their keys as literals and as the patterns of template literals. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readTexts } from "./check-texts.ts";
import { listFiles } from "./list-files.ts";

/** Texts written ahead of their feature, by key prefix. */
const awaitedTexts = ["vocabulary:accountStatuses."];

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLAIN_KEY = /["'`]([a-zA-Z]+:[\w.]+)["'`]/g;
const KEY_PATTERN = /`([a-zA-Z]+:[\w.]*\$\{[^`]*)`/g;

/** One sentence per unused text of `root`/text/en, and per awaited prefix without an unused text. */
export function findUnusedTexts(root: string, awaited = awaitedTexts): string[] {
  const isUsed = readUses(root);
  const unused = listKeys(root).filter((key) => !isUsed(key.replace(PLURAL, "")));
  const dead = unused.filter((key) => !awaited.some((start) => key.startsWith(start)));
  const arrived = awaited.filter((start) => !unused.some((key) => key.startsWith(start)));
  return [
    ...dead.map((key) => `text/en: nothing asks for ${key}`),
    ...arrived.map((start) => `scripts/checks/find-unused-texts.ts: ${start} is awaited no longer`),
  ];
}

function listKeys(root: string): string[] {
  return listFiles(root, "text/en/*.json").flatMap((file) =>
    [...readTexts(join(root, file)).keys()].map((key) => `${basename(file, ".json")}:${key}`),
  );
}

function readUses(root: string): (key: string) => boolean {
  const plain = new Set<string>();
  const patterns = new Set<string>();
  for (const file of listFiles(root, "{web,server,content,demo,contract,text}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    for (const [, key = ""] of source.matchAll(PLAIN_KEY)) plain.add(key);
    for (const [, pattern = ""] of source.matchAll(KEY_PATTERN)) patterns.add(pattern);
  }
  const fits = [...patterns].map(
    (pattern) =>
      new RegExp(
        `^${pattern
          .split(/\$\{[^}]*\}/)
          .map(RegExp.escape)
          .join(".+")}$`,
      ),
  );
  return (key) => plain.has(key) || fits.some((pattern) => pattern.test(key));
}
