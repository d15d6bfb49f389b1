/** Vitest: Node tests beside their subjects, one PostgreSQL for the whole run, no React Router plugin. */
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { fillTexts } from "#scripts/bundle/fill-texts.ts";
import { renderPosts } from "#scripts/bundle/render-posts.ts";
import { listFiles } from "#scripts/checks/list-files.ts";

const all = ["**/*.test.ts", "**/*.test.tsx"];
const never = ["**/node_modules/**", "e2e/**", "build/**", ".data/**"];

/** What mocks a module, changes the process itself or stands in a page, whose language and people modules keep: the files after it would feel it. */
const reachesOut = /vi\.(un)?mock\(|process\.env\.\w+ = |setFlagsFromString\(|^\/\/ @vitest-environment/;
const apart = listFiles(".", all).filter((file) => reachesOut.test(readFileSync(file, "utf8")));

type Files = { isolate?: false; include: string[]; exclude: string[] };

/** Files of one kind, run after those of a smaller `order`: a process ends when a file of another kind is next. */
const kindOf = (name: string, order: number, files: Files) => ({
  plugins: [fillTexts(), renderPosts()],
  test: {
    name,
    ...files,
    sequence: { groupOrder: order },
    environment: "node",
    // Whatever started it: React tells tests apart by it.
    env: { NODE_ENV: "test" },
    // Files that name happy-dom as theirs: to leave a page changes its address and loads nothing.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    setupFiles: ["./test/every-file.ts"],
    // The slowest, a whole city, has needed 69 s on two processors that others had as well.
    hookTimeout: 180_000,
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
    // One line a file: no test is reported for being slow.
    slowTestThreshold: 600_000,
    projects: [
      // One process for many files, as half of the time went into reading the same modules again for each.
      kindOf("together", 1, { isolate: false, include: all, exclude: [...never, ...apart] }),
      kindOf("apart", 2, { include: apart, exclude: never }),
    ],
  },
});
