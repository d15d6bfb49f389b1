/** npm run bench -- weight [--parts]: the wire size (brotli) of the scripts of each first view; with their modules. */
import { listAllScreens } from "#test/every-screen.ts";
import { sourcesOf, sumBytes, weighScripts } from "#test/weigh-scripts.ts";
import { noteFigure } from "./all/note-figure.ts";

const apps = listAllScreens().filter(({ kind }) => kind === "app");
const views: Record<string, string[]> = {
  "every document": ["web/enhance.ts"],
  "bell on documents": ["web/enhance.ts", "web/islands/notification-bell.ts"],
  "sign-in on documents": ["web/islands/sign-in.tsx"],
  "phone on documents": ["web/islands/phone-check.tsx"],
  ...Object.fromEntries(apps.map((screen) => [screen.path, sourcesOf(screen)])),
};

let heaviest = 0;
const showsParts = process.argv.includes("--parts");
for (const [view, sources] of Object.entries(views)) {
  const files = weighScripts(sources);
  heaviest = Math.max(heaviest, sumBytes(files));
  process.stdout.write(`${view.padEnd(24)} ${String(sumBytes(files)).padStart(8)}  ${files.length} files\n`);
  if (showsParts)
    for (const { file, bytes } of files) process.stdout.write(`  ${String(bytes).padStart(8)}  ${file}\n`);
}
noteFigure({ what: "scripts of the heaviest first view, brotli", seen: `${(heaviest / 1024).toFixed(0)} KiB` });
