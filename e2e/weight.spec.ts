/** Script bytes of the app screens before they can be used, read from the build under test. */
import { expect } from "@playwright/test";
import { listAllScreens } from "#test/every-screen.ts";
import { laterParts, sourcesOf, sumBytes, weighScripts } from "#test/weigh-scripts.ts";
import { test } from "./test.ts";

const kilobyte = 1024;
const limit = 165;
test("R2.1 the first view of every app screen, with any part of a dashboard and in the office, weighs at most 165 kB of script on the wire", () => {
  const apps = listAllScreens().filter(({ kind, path }) => kind === "app" && !path.startsWith("/demo/"));
  expect(apps.length).toBeGreaterThan(8);
  const heavy = apps.flatMap((screen) => {
    const sources = sourcesOf(screen);
    // Dashboard tabs are first views of their own; other screens load parts after theirs.
    const parts = screen.path.endsWith("-dashboard") ? laterParts(`web/${screen.file}`) : [];
    return ["", ...parts].flatMap((part) => {
      const bytes = sumBytes(weighScripts(part === "" ? sources : [...sources, part]));
      return bytes > limit * kilobyte ? [`${screen.path} ${part} ${bytes}`] : [];
    });
  });
  expect(heavy).toEqual([]);
});
