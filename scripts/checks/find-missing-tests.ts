/** Finds tests that docs/security.md names and that do not exist: a promise without its test would look kept. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NAMED = /\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)(?: "([^"]+)")?/g;

/** One sentence per file or title that is missing. */
export function findMissingTests(root: string, text = readFileSync(join(root, "docs/security.md"), "utf8")): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, file = "", title]) => {
    if (title === undefined) return [`docs/security.md names ${file} without a test in it`];
    const path = join(root, file);
    const isThere = existsSync(path) && readFileSync(path, "utf8").includes(`"${title}"`);
    return isThere ? [] : [`docs/security.md names "${title}" of ${file}: there is no such test`];
  });
}
