/** Vitest: Node tests beside their subjects, one PostgreSQL for the whole run, no React Router plugin. */
import { defineConfig } from "vitest/config";
import { renderPosts } from "./scripts/render-posts.ts";

export default defineConfig({
  // Apart from the cache of the development server.
  cacheDir: "node_modules/.vite-test",
  plugins: [renderPosts()],
  test: {
    environment: "node",
    // Files that name happy-dom as theirs: to leave a page changes its address and loads nothing.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["**/node_modules/**", "e2e/**", "build/**", ".data/**"],
    setupFiles: ["./test/unexpected-failures.ts", "./test/quick-hashes.ts"],
    globalSetup: ["./test/start-postgres.ts"],
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
