/** The guard of every app (section 6, R6.1): who is signed in, and whether their role may see it. Runs in a screen's clientLoader. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { User } from "#contract/me.ts";
import { can, type Permission, rolesWith } from "#contract/permissions.ts";
import type { Role } from "#contract/roles.ts";
import type { TextKey } from "#text/keys.ts";
import { CallError } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { returnTo } from "#web/storage/addressee.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { forgetSession } from "#web/storage/forget-session.ts";
import { readStoredUser, readToken, rememberSession } from "#web/storage/session.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { openDocument, waitForPage } from "./leave-app.ts";
import { loadAppText } from "./load-app-text.ts";

/** The alert of section 6 for a whole app; other screens share one alert. */
const alerts: Partial<Record<Permission, TextKey>> = {
  "student.account": "app:guards.studentsOnly",
  "teacher.account": "app:guards.teachersOnly",
  "office.enter": "app:guards.officeOnly",
};

const alertOf = (permission: Permission): TextKey => alerts[permission] ?? "app:guards.notPermitted";

/** Shown to a teacher at the student dashboard, and the reverse. */
const mismatch: Partial<Record<string, Partial<Record<Role, TextKey>>>> = {
  [dashboardOf("student")]: { teacher: "app:guards.loggedInAsTeacher" },
  [dashboardOf("teacher")]: { student: "app:guards.loggedInAsStudent" },
};

/**
 * Whether a screen's guard runs on hydration. Not on a page rendered for its reader: the server has checked, and
 * `boot.ts` has compared that account with the one of the token.
 */
export const guardsAtHydration = import.meta.env.SSR || document.documentElement.dataset.reader === undefined;

/** Resolves with the person if their role has the permission; otherwise redirects to `/` with the alert there. */
export async function guardPermission(permission: Permission): Promise<User> {
  if (readToken() === null) return askToSignIn(permission);
  const remembered = readStoredUser();
  if (remembered !== null && !can(remembered.role, permission)) return turnAway(permission, remembered.role);
  const user = await loadPerson();
  return can(user.role, permission) ? user : turnAway(permission, user.role);
}

/** For screens open to everyone: the person, or null for a visitor. */
export async function findPerson(): Promise<User | null> {
  return readToken() === null ? null : loadPerson();
}

async function loadPerson(): Promise<User> {
  try {
    const user = await queryClient.fetchQuery(meQuery);
    const token = readToken();
    if (token !== null) rememberSession(token, user);
    return user;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The client has cleared the session and redirects to `/`.
    if (error.status === 401) return waitForPage();
    if (error.status !== 404) throw error;
    const { t } = await loadAppText();
    void forgetSession();
    waitingToast.write({
      title: t("app:toasts.authenticationError.title"),
      text: t("errors:user_not_found"),
      variant: "destructive",
    });
    return openDocument("/");
  }
}

/** A visitor signs in there in the needed role, and continues to the requested address. */
async function askToSignIn(permission: Permission): Promise<never> {
  const { t } = await loadAppText();
  const [role] = rolesWith(permission);
  if (role !== undefined) {
    returnTo.write({ role, path: location.pathname + location.search });
    selectedRole.write(role);
  }
  waitingToast.write({ title: t(alertOf(permission)), variant: "destructive" });
  return openDocument("/#sign-in");
}

/** Also for a screen that is opened inside an app whose guard let the person in. */
export async function turnAway(permission: Permission, signedInAs: Role): Promise<never> {
  const { t } = await loadAppText();
  const text = mismatch[location.pathname]?.[signedInAs];
  waitingToast.write({
    title: t(alertOf(permission)),
    text: text && t(text),
    variant: "destructive",
  });
  return openDocument("/");
}

/** Tabs and filters do not change who is signed in: the guard runs again only for another screen, or on revalidation. */
export function askGuardAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
