/** Finds cycles in a graph of imports. */

/** Each cycle once, as the files in order, the first repeated at the end. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();

  function visit(file: string, trail: string[]): void {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  }

  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
