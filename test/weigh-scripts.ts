/** Wire size of scripts (brotli), from the existing build. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Weight = { file: string; bytes: number };

const client = "build/client";

function readManifest(): Map<string, Chunk> {
  return new Map(
    Object.entries(JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>),
  );
}

/** React Router cuts a screen into chunks of its own (`?route-chunk=clientLoader`); all of them are needed. */
function keysOf(manifest: Map<string, Chunk>, source: string): string[] {
  const keys = [...manifest.keys()].filter((key) => key.split("?")[0] === source);
  if (keys.length === 0) throw new Error(`The build has no ${source}.`);
  return keys;
}

/** Of entries of the build, with all static imports and without dynamic ones; the largest first. */
export function weighScripts(sources: readonly string[]): Weight[] {
  const manifest = readManifest();
  const reached = new Set(sources.flatMap((source) => keysOf(manifest, source)));
  for (const key of reached) for (const imported of manifest.get(key)?.imports ?? []) reached.add(imported);
  // The apps start with the router's list of routes, which no module imports.
  const routes = reached.has("web/entry.client.tsx") ? globSync("assets/manifest-*.js", { cwd: client }) : [];
  const files = new Set([...routes, ...[...reached].flatMap((key) => manifest.get(key)?.file ?? [])]);
  return [...files].map((file) => ({ file, bytes: weigh(file) })).sort((one, other) => other.bytes - one.bytes);
}

/** Parts that a screen loads at once, such as the tabs of a dashboard. */
export function laterParts(source: string): string[] {
  const manifest = readManifest();
  return keysOf(manifest, source).flatMap((key) => manifest.get(key)?.dynamicImports ?? []);
}

/** What a browser reads before the first view of a screen. */
export function sourcesOf(screen: { file: string; frame: string }): string[] {
  const layout = screen.frame === "" ? [] : [screen.frame];
  return ["entry.client.tsx", "root.tsx", ...layout, screen.file].map((file) => `web/${file}`);
}

function weigh(file: string): number {
  const path = `${client}/${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

export const sumBytes = (weights: readonly Weight[]): number => weights.reduce((sum, { bytes }) => sum + bytes, 0);
