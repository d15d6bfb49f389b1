/** Writes the larger icons of documents into one file beside the web build, which pages reference instead of inlining (decision 52). */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { listFiles } from "#scripts/checks/list-files.ts";
import { readImports } from "#scripts/checks/read-imports.ts";
import { roundLines } from "#server/pages/critical-css/name-icons.ts";

/** Shorter ones (a cross, a chevron, three lines) are no longer than a reference, and stay inline for buttons without text. */
const SHORT = 72;

const isIcon = (name: string): name is keyof typeof lucide.icons => name in lucide.icons;

/** The path of an imported module of ours. */
function resolve(from: string, specifier: string): string[] {
  const path = specifier.startsWith("#") ? specifier.slice(1) : join(dirname(from), specifier);
  return /^(#|\.)/.test(specifier) && /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
}

/** All modules that documents are rendered from: nothing else can be in their HTML. */
function readDocuments(): string[] {
  const screens = listFiles(".", "web/screens/{*,*/*}.tsx").filter((path) =>
    /kind: "document"/.test(readFileSync(path, "utf8")),
  );
  const reached = new Set([...screens, join("web", "root.tsx")]);
  for (const path of reached) {
    const { imports } = readImports(path, readFileSync(path, "utf8"));
    for (const { specifier, form } of imports)
      if (form === "static") for (const next of resolve(path, specifier)) reached.add(next);
  }
  return [...reached].map((path) => readFileSync(path, "utf8"));
}

function iconsOf(sources: string[]): string[] {
  const lists = sources.flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from "lucide-react"/g)]);
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(" as ")[0] ?? ""));
  return [...new Set(names)].sort();
}

const idOf = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export function makeSprite(folder: string): void {
  const symbols = iconsOf(readDocuments())
    .filter(isIcon)
    .flatMap((name) => {
      const inner = renderToStaticMarkup(createElement(lucide.icons[name])).replace(/^<svg[^>]*>|<\/svg>$/g, "");
      return inner.length > SHORT
        ? `<symbol id="${idOf(name)}" viewBox="0 0 24 24"${roundLines}>${inner}</symbol>`
        : [];
    });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const hash = createHash("sha256").update(sprite).digest("base64url").slice(0, 8);
  writeFileSync(`${folder}/icons-${hash}.svg`, sprite);
}
