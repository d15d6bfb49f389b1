/** Finds keys of the query client spelled out outside the module that owns them: renaming a key would break such a reader silently. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, lineAt, readNodes, type SyntaxNode } from "./syntax-tree.ts";

const home = "web/api/query-keys.ts";

/** Methods of the query client whose first argument is a key. */
const keyed = /^(get|set|ensure|prefetch|fetch)Quer(y|ies)(Data|State)?$/;

/** One sentence per fault, in the sources under `folder`/web. */
export function findQueryKeyFaults(folder: string): string[] {
  return globSync("web/**/*.{ts,tsx}", { cwd: folder })
    .filter((path) => path !== home && !/\.test\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => findSpelledKeys(path, readFileSync(join(folder, path), "utf8")));
}

export function findSpelledKeys(path: string, source: string): string[] {
  const nodes = readNodes(path, source);
  const spelled = new Set(
    nodes.filter(({ type, init }) => type === "VariableDeclarator" && isSpelled(init)).map(({ id }) => nameOf(id)),
  );
  const isKey = (value: unknown) => isSpelled(value) || (nameOf(value) !== undefined && spelled.has(nameOf(value)));
  return nodes
    .filter((node) => breaksRule(node, isKey))
    .map(({ start }) => {
      const line = lineAt(source, start);
      return `${path}:${line}: a query key is spelled here; take it from ${home}`;
    });
}

function breaksRule(node: SyntaxNode, isKey: (value: unknown) => boolean): boolean {
  const { type, key, value, callee, arguments: given, object, computed } = node;
  if (type === "Property") return /^(query|mutation)Key$/.test(nameOf(key) ?? "") && isKey(value);
  // `queryKey[0] === "search"` spells it out too.
  if (type === "MemberExpression") return computed === true && nameOf(object) === "queryKey";
  if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return false;
  return keyed.test(nameOf(callee.property) ?? "") && isKey(given[0]);
}

/** An array literal, whatever its type, unless it extends a key: `[...keys.search, query]`. */
function isSpelled(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (/^TS(As|Satisfies)Expression$/.test(value.type)) return isSpelled(value.expression);
  const [first] = Array.isArray(value.elements) ? value.elements : [];
  return value.type === "ArrayExpression" && !(isNode(first) && first.type === "SpreadElement");
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === "string" ? value.name : undefined;
}
