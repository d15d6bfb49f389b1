/** Finds comparisons with an office role outside the table of permissions (R6.2): `can` decides what a role may do. Student and teacher also name the sides of a pair, which are data. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { officeRoles } from "#contract/roles.ts";
import { listFiles } from "./list-files.ts";
import { isNode, lineAt, readNodes, type SyntaxNode } from "./syntax-tree.ts";

const sources = ["{contract,content,demo,server,text,web}/**/*.{ts,tsx}", "server/db/rules/**/*.sql"];

/** One sentence per fault, in the sources under `folder`. */
export function findRoleComparisons(folder: string): string[] {
  return listFiles(folder, sources)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => findRoleComparisonsIn(path, readFileSync(join(folder, path), "utf8")));
}

export function findRoleComparisonsIn(path: string, source: string): string[] {
  const places = path.endsWith(".sql") ? findInSql(source, 0) : findInScript(path, source);
  return [...new Set(places)].map((start) => {
    const line = lineAt(source, start);
    return `${path}:${line}: a role is compared here; ask can() of contract/permissions.ts`;
  });
}

function findInScript(path: string, source: string): number[] {
  return readNodes(path, source).flatMap((node) => {
    if (node.type === "TemplateElement") return findInSql(source.slice(node.start, Number(node.end)), node.start);
    return compares(node) ? [node.start] : [];
  });
}

const quotedRole = officeRoles.map((role) => `'${role}'`).join("|");
const inSql = new RegExp(`\\brole\\s*(=|<>|!=|(not\\s+)?in\\s*\\()\\s*(${quotedRole})`, "gi");

const findInSql = (sql: string, offset: number) => [...sql.matchAll(inSql)].map(({ index }) => offset + index);

function compares(node: SyntaxNode): boolean {
  const { type, operator, left, right, callee, arguments: given, discriminant, cases } = node;
  if (type === "BinaryExpression") return /^[!=]==?$/.test(String(operator)) && isPair(left, right);
  if (type === "SwitchStatement")
    return Array.isArray(cases) && cases.some((one) => isNode(one) && isPair(discriminant, one.test));
  if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return false;
  // eq(accounts.role, "admin"), and ["admin"].includes(role).
  if (/^(eq|ne)$/.test(nameOf(callee) ?? "")) return isPair(given[0], given[1]);
  return nameOf(callee) === "includes" && elementsOf(callee.object).some((element) => isPair(given[0], element));
}

const isPair = (one: unknown, other: unknown) => isOfficeRole(one) || isOfficeRole(other);

const isOfficeRole = (value: unknown) => officeRoles.some((role) => role === literalOf(value));

const elementsOf = (value: unknown): unknown[] =>
  isNode(value) && value.type === "ArrayExpression" && Array.isArray(value.elements) ? value.elements : [];

const literalOf = (value: unknown) =>
  isNode(value) && value.type === "Literal" && typeof value.value === "string" ? value.value : undefined;

/** Of `a.b.role` and `a?.role` the last. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "ChainExpression") return nameOf(value.expression);
  if (value.type === "MemberExpression") return nameOf(value.property);
  return typeof value.name === "string" ? value.name : undefined;
}
