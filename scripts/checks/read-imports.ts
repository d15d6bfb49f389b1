/** Reads every import of a source file, in any form. */
import { parseSync } from "vite";
import { isNode, lineAt, nodesIn, type SyntaxNode } from "./syntax-tree.ts";

export type Import = { specifier: string; form: "static" | "type" | "lazy"; line: number };
export type SourceImports = { imports: Import[]; onlyPassesOn: boolean };

export function readImports(path: string, source: string): SourceImports {
  const { program, errors } = parseSync(path, source);
  const failure = errors.find(({ severity }) => severity === "Error");
  if (failure) throw new Error(`${path} cannot be read: ${failure.message}`);
  const imports = nodesIn(program).flatMap((node): Import[] => {
    const found = readImport(node);
    return found ? [{ ...found, line: lineAt(source, node.start) }] : [];
  });
  const statements = program.body;
  const onlyPassesOn =
    statements.length > 0 && statements.every((node) => /^Export/.test(node.type) && "source" in node && node.source);
  return { imports, onlyPassesOn };
}

function readImport(node: SyntaxNode): Omit<Import, "line"> | undefined {
  const specifier = literal(node.source);
  if (specifier === undefined) return undefined;
  switch (node.type) {
    case "ImportDeclaration":
      return { specifier, form: node.importKind === "type" || namesOnlyTypes(node) ? "type" : "static" };
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return { specifier, form: node.exportKind === "type" ? "type" : "static" };
    case "ImportExpression":
      return { specifier, form: "lazy" };
    case "TSImportType":
      return { specifier, form: "type" };
    default:
      return undefined;
  }
}

/** `import { type A, type B } from` imports no value. */
function namesOnlyTypes(node: SyntaxNode): boolean {
  const names = Array.isArray(node.specifiers) ? node.specifiers : [];
  return names.length > 0 && names.every((name) => isNode(name) && name.importKind === "type");
}

function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "Literal" && typeof value.value === "string") return value.value;
  const parts = value.type === "TemplateLiteral" && Array.isArray(value.quasis) ? value.quasis : [];
  return parts.length === 1 && isNode(parts[0]) ? cooked(parts[0].value) : undefined;
}

function cooked(value: unknown): string | undefined {
  const text = typeof value === "object" && value !== null && "cooked" in value ? value.cooked : undefined;
  return typeof text === "string" ? text : undefined;
}
