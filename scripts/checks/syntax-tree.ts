/** Shared by the checks of sources: the nodes of a parsed file. */
import { parseSync } from "vite";

export type SyntaxNode = { type: string; start: number; [key: string]: unknown };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Every node of a source, outer ones first. */
export function readNodes(path: string, source: string): SyntaxNode[] {
  return nodesIn(parseSync(path, source).program);
}

export function nodesIn(program: unknown): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  collect(program, nodes);
  return nodes;
}

function collect(value: unknown, into: SyntaxNode[]): void {
  if (isNode(value)) into.push(value);
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) collect(inner, into);
}

export const lineAt = (source: string, start: number) => source.slice(0, start).split("\n").length;
