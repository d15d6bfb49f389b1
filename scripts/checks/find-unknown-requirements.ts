/** Finds citations of requirements (R7.4, section 5) that docs/requirements.md does not explain. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";

const LIST = "docs/requirements.md";
const SOURCES = "**/*.{ts,tsx,mjs,css,sql,md}";
const CITATION = /\bR(\d+(?:\.\d+)?)\b|\bsections? (\d+)(?: and (\d+))?/gi;

/** One sentence per unknown citation. */
export function findUnknownRequirements(root: string): string[] {
  const list = readFileSync(join(root, LIST), "utf8");
  const known = new Set([...list.matchAll(/^(?:- |## )R(\d+(?:\.\d+)?) /gm)].map(([, number]) => `R${number}`));
  const sections = /^"Section N"[^:]*:(.*)/m.exec(list)?.[1] ?? "";
  for (const [, number] of sections.matchAll(/(?:^|, |: | )(\d+) \w/g)) known.add(`section ${number}`);
  return listFiles(root, SOURCES).flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) =>
      cite(line)
        .filter((cited) => !known.has(cited))
        .map((cited) => `${file}:${index + 1} cites ${cited}, which ${LIST} does not know`),
    );
  });
}

function cite(line: string): string[] {
  return [...line.matchAll(CITATION)].flatMap(([whole, number, ...numbers]) =>
    number === undefined
      ? numbers.filter((each) => each !== undefined).map((each) => `section ${each}`)
      : whole.startsWith("R")
        ? [`R${number}`]
        : [],
  );
}
