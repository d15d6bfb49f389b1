/** npm run bench -- weight [--parts]: what the scripts of each first view weigh on the wire (brotli), from the build as it stands; with what they are made of. */
import { existsSync, readFileSync, statSync } from "node:fs";

type Chunk = { file: string; imports?: string[] };

const client = "build/client";
const manifest = new Map(
  Object.entries(JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>),
);

const frame = ["entry.client", "root", "screens/app"].map((name) => `web/${name}.tsx`);
const inFrame = (screen: string) => [...frame, `web/screens/${screen}.tsx`];
const views: Record<string, string[]> = {
  "every document": ["web/enhance.ts"],
  "bell on documents": ["web/enhance.ts", "web/islands/notification-bell.ts"],
  "sign-in on documents": ["web/islands/sign-in.tsx"],
  "phone on documents": ["web/islands/phone-check.tsx"],
  "entry.client": ["web/entry.client.tsx"],
  "student dashboard": inFrame("student-dashboard"),
  "teacher dashboard": inFrame("teacher-dashboard"),
  "account status": inFrame("account-status"),
  "student edit": inFrame("student-profile-edit"),
  "teacher edit": inFrame("teacher-profile-edit"),
};

/** React Router cuts a screen into chunks of its own (`?route-chunk=clientLoader`); all of them are needed. */
function find(source: string): string[] {
  const keys = [...manifest.keys()].filter((key) => key.split("?")[0] === source);
  if (keys.length === 0) throw new Error(`The build has no ${source}.`);
  return keys;
}

function reach(keys: string[]): Set<string> {
  const reached = new Set(keys);
  for (const key of reached) for (const imported of manifest.get(key)?.imports ?? []) reached.add(imported);
  return new Set([...reached].flatMap((key) => manifest.get(key)?.file ?? []));
}

function weigh(file: string): number {
  const path = `${client}/${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const showsParts = process.argv.includes("--parts");
for (const [view, sources] of Object.entries(views)) {
  const files = [...reach(sources.flatMap(find))].map((file) => ({ file, bytes: weigh(file) }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${view.padEnd(22)} ${String(total).padStart(8)}  ${files.length} files\n`);
  if (showsParts)
    for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes))
      process.stdout.write(`  ${String(bytes).padStart(8)}  ${file}\n`);
}
