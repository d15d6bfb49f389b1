/** Finds links of Markdown files to missing files or headings of the repository; external addresses are not checked. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { listFiles } from "./list-files.ts";

const LINK = /\[[^\]]*\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

/** One sentence per dead link. */
export function findDeadLinks(root: string): string[] {
  return listFiles(root, "**/*.md").flatMap((file) => {
    const text = withoutCode(readFileSync(join(root, file), "utf8"));
    const targets = [...text.matchAll(LINK)].map(([, target = ""]) => target);
    return targets
      .filter((target) => isDead(root, file, target))
      .map((target) => `${file} links to ${target}: nothing is there`);
  });
}

function isDead(root: string, file: string, target: string): boolean {
  if (/^[a-z]+:/i.test(target)) return false;
  const [path = "", heading] = decodeURIComponent(target).split("#");
  const found = join(root, path === "" ? file : posix.join(posix.dirname(file), path));
  if (!existsSync(found)) return true;
  if (heading === undefined || statSync(found).isDirectory()) return false;
  return !headings(readFileSync(found, "utf8")).includes(heading);
}

/** As GitHub makes them. */
function headings(text: string): string[] {
  const titles = [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");
}
