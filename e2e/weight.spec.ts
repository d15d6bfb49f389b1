/** What the screens of the app weigh before they can be used, read from the build that the journeys run on. */
import { expect } from "@playwright/test";
import { listScreens } from "#test/every-screen.ts";
import { laterParts, sourcesOf, sumBytes, weighScripts } from "#test/weigh-scripts.ts";
import { test } from "./test.ts";

const kilobyte = 1024;
const limit = 150;
/** With the part that a dashboard opens: its home, or a tab. */
const limitWithPart = 171;
/** Of the operator's, at a desk. */
const limitOfOffice = 172;
/** Forms with fields of every kind, from fifty small files; may shrink, never grow. */
const wider: Record<string, number> = {
  "/account-status": 161,
  "/student-profile-edit": 158,
  "/teacher-profile-edit": 159,
  "/student-profile/:id": 153,
  "/verify-email": 152,
  "/auth/oauth-callback": 151,
  "/auth/callback": 151,
  "/auth/oauth-error": 151,
};

const limitOf = (path: string) => (path.startsWith("/admin") ? limitOfOffice : (wider[path] ?? limit));

test("R2.1 the first view of every app screen weighs at most 150 kB of script on the wire, the longest forms 161; with any part of a dashboard 171, in the office 172", () => {
  const apps = listScreens().filter(({ kind, path }) => kind === "app" && !path.startsWith("/demo/"));
  expect(apps.length).toBeGreaterThan(8);
  const heavy = apps.flatMap((screen) => {
    const sources = sourcesOf(screen);
    // The tabs of a dashboard are first views of their own; other screens fetch parts after theirs.
    const parts = screen.path.endsWith("-dashboard") ? laterParts(`web/${screen.file}`) : [];
    return ["", ...parts].flatMap((part) => {
      const most = part === "" ? limitOf(screen.path) : limitWithPart;
      const bytes = sumBytes(weighScripts(part === "" ? sources : [...sources, part]));
      return bytes > most * kilobyte ? [`${screen.path} ${part} ${bytes}`] : [];
    });
  });
  expect(heavy).toEqual([]);
});
