/** Finds names that several files export, each for something different: a search for a name must find one thing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { isNode, readNodes, type SyntaxNode } from "./syntax-tree.ts";

/** Names required by the router, or by a convention of ours, where each file exports the same thing for its own place. */
const mayRepeat = new Set([
  ...[
    "default",
    "loader",
    "action",
    "meta",
    "handle",
    "headers",
    "links",
    "shouldRevalidate",
    "ErrorBoundary",
    "clientLoader",
    "HydrateFallback",
  ],
  // Every personal-data.ts of the server; every file of contract/schemas; every form that web/enhance/form-parts.ts
  // loads; every dialog of named-dialogs.ts.
  ...["collect", "erase", "enhance", "open", "schemas"],
]);

/** One sentence per name, in the sources under `folder`. */
export function findSharedNames(folder: string): string[] {
  const files = listFiles(folder, "**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
  return findShared(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

export function findShared(sources: (readonly [path: string, source: string])[]): string[] {
  const homes = new Map<string, string[]>();
  for (const [path, source] of sources)
    for (const name of new Set(listExports(path, source))) homes.set(name, [...(homes.get(name) ?? []), path]);
  return [...homes]
    .filter(([name, paths]) => paths.length > 1 && !mayRepeat.has(name))
    .map(([name, paths]) => `${name} is exported by ${paths.join(", ")}: give each a name of its own`);
}

/** Declared in the file; a re-export has its home elsewhere. */
function listExports(path: string, source: string): string[] {
  return readNodes(path, source).flatMap((node) =>
    node.type === "ExportNamedDeclaration" && isNode(node.declaration) ? namesOf(node.declaration) : [],
  );
}

function namesOf({ id, declarations }: SyntaxNode): string[] {
  const declared = Array.isArray(declarations) ? declarations.map((one: SyntaxNode) => one.id) : [id];
  return declared.flatMap((one) => (isNode(one) && typeof one.name === "string" ? [one.name] : []));
}
