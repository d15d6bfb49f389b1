/** Every screen and its states as addresses, read from the URL map, so that a new screen is visited and captured automatically. */
import { readFileSync } from "node:fs";
import { redirects } from "#content/redirects.ts";
import routes from "#web/routes.ts";

export type Who = "visitor" | "student" | "teacher" | "admin";
type Kind = "document" | "app";
type Screen = { who: Who; path: string; kind: Kind };

/** Values of `:id` for a teacher's and a student's page, and for those of the office by their path; a page without one is skipped. */
export type ShownIds = { teacher: string; student: string; office?: Record<string, string> };

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };

const frameOfApps = "screens/app.tsx";
const frameOfOffice = "screens/office/office.tsx";

/** A screen's further addresses; the first is its own. */
const states: Record<string, string[]> = {
  "/": ["", "#sign-in", "#sign-up"],
  "/home-tuition": [
    "",
    "?subjects=physics&place=rohini&days=monday",
    "?subjects=quran&place=saket&distance=2&days=sunday&feeMax=10",
    "?place=Atlantis",
  ],
  "/pamphlet": ["?area=Atlantis"],
  "/themed-pamphlet": ["?theme=evening&size=a5&subject=physics&area=rohini"],
  "/auth/oauth-error": ["?code=account_deactivated"],
  "/student-dashboard": [
    "",
    ...["find", "teachers", "lessons", "requests", "invitations", "similar"].map((tab) => `?tab=${tab}`),
    ...["shortlist", "wishes", "claims", "notifications"].map((tab) => `?tab=${tab}`),
  ],
  "/teacher-dashboard": [
    "",
    ...["find", "students", "lessons", "requests", "sent", "reviews", "notifications"].map((tab) => `?tab=${tab}`),
  ],
  "/teacher-profile-edit": ["", "?tab=documents"],
  "/admin/documents": ["", "?state=rejected"],
  "/admin/reports": ["", "?state=dismissed"],
  "/admin/reviews": ["", "?state=hidden"],
  "/admin/letters": ["", "?state=done"],
  "/admin/appeals": ["", "?state=refused"],
  "/admin/claims": ["", "?state=refused"],
  "/admin/fees": ["", "?state=paid"],
};

/** Redirects, non-pages, and states that no visitor meets. */
const passed = [
  ...redirects.map(({ path }) => path),
  "/blog/rss.xml",
  "/auth/oauth-callback",
  "/auth/callback",
  "/demo/ui",
  "/demo/break",
];

function flatten(entries: readonly Entry[], frame = ""): { path: string; file: string; frame: string }[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path === undefined ? [] : [{ path, file, frame }]),
    ...flatten(children ?? [], file),
  ]);
}

const everyone: Who[] = ["student", "teacher"];

/** The visitor of an app screen: the role its name begins with, or both; a page about one of them is for the other. */
function whoOpens(path: string, frame: string): Who[] {
  // Signed out, every office address is one sign-in page.
  if (frame === frameOfOffice) return path === "/admin" ? ["visitor", "admin"] : ["admin"];
  if (frame !== frameOfApps) return ["visitor"];
  if (path === "/student-profile/:id") return ["teacher"];
  // A deleted account is reactivated here.
  if (path === "/account-status") return ["visitor", ...everyone];
  const named = everyone.filter((role) => path.startsWith(`/${role}-`));
  return named.length > 0 ? named : everyone;
}

/** Null when a parameter has no value. */
function fill(path: string, ids: ShownIds): string | null {
  if (path === "*") return "/no-such-page";
  const filled = path
    .replace("/:keyword", "/maths-tuition-saket")
    .replace("/blog/:slug", "/blog/what-home-tuition-costs")
    .replace("/teacher-profile/:id", `/teacher-profile/${ids.teacher}`)
    .replace("/student-profile/:id", `/student-profile/${ids.student}`)
    .replace(/^\/admin\/(\w+)\/:id$/, (own, kind: string) =>
      ids.office?.[kind] ? `/admin/${kind}/${ids.office[kind]}` : own,
    );
  return filled.includes(":") ? null : filled;
}

/** Every screen of the URL map: its file, its layout, and its kind. */
export function listAllScreens(): (ReturnType<typeof flatten>[number] & { kind: Kind })[] {
  return flatten(routes).flatMap((screen) => {
    const kind = /handle\b[^;]*?kind: "(document|app)"/.exec(readFileSync(`web/${screen.file}`, "utf8"))?.[1];
    return kind === "document" || kind === "app" ? [{ ...screen, kind }] : [];
  });
}

export function everyScreen(ids: ShownIds): Screen[] {
  const seen = new Map<string, number>();
  return listAllScreens().flatMap(({ path, file, frame, kind }) => {
    const address = fill(path, ids);
    // For a screen with many addresses two are enough.
    seen.set(file, (seen.get(file) ?? 0) + 1);
    if (address === null || passed.includes(path) || (seen.get(file) ?? 0) > 2) return [];
    return whoOpens(path, frame).flatMap((who) =>
      (states[path] ?? [""]).map((state) => ({ who, path: address + state, kind })),
    );
  });
}
