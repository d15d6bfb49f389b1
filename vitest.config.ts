/** Vitest: Node tests beside their subjects, one PostgreSQL for the whole run, no React Router plugin. */
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { listFiles } from "./scripts/list-files.ts";
import { renderPosts } from "./scripts/render-posts.ts";

const all = ["**/*.test.ts", "**/*.test.tsx"];
const never = ["**/node_modules/**", "e2e/**", "build/**", ".data/**"];

/** What mocks a module or changes the process itself, and would be felt by the files after it. */
const reachesOut = /vi\.(un)?mock\(|process\.env\.\w+ = |setFlagsFromString\(/;
const apart = filesWith(reachesOut);
const inDom = filesWith(/^\/\/ @vitest-environment happy-dom/).filter((file) => !apart.includes(file));

function filesWith(pattern: RegExp): string[] {
  return listFiles(".", all).filter((file) => pattern.test(readFileSync(file, "utf8")));
}

type Files = { isolate?: false; include: string[]; exclude: string[] };

/** Files of one kind, run after those of a smaller `order`: a process ends when a file of another kind is next. */
const kindOf = (name: string, order: number, files: Files) => ({
  plugins: [renderPosts()],
  test: {
    name,
    ...files,
    sequence: { groupOrder: order },
    environment: "node",
    // Files that name happy-dom as theirs: to leave a page changes its address and loads nothing.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    setupFiles: ["./test/every-file.ts"],
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // As in test/every-file.ts.
    expect: { poll: { timeout: 30_000 } },
  },
});

export default defineConfig({
  // Apart from the cache of the development server.
  cacheDir: "node_modules/.vite-test",
  test: {
    globalSetup: ["./test/start-postgres.ts"],
    maxWorkers: 2,
    projects: [
      // One process for many files, as half of the time went into reading the same modules again for each.
      kindOf("together", 1, { isolate: false, include: all, exclude: [...never, ...apart, ...inDom] }),
      kindOf("in a DOM", 2, { isolate: false, include: inDom, exclude: never }),
      kindOf("apart", 3, { include: apart, exclude: never }),
    ],
  },
});
