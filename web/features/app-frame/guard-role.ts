/** The guard of every app (section 6, R6.1): who is signed in, and whether this is their place. Runs in a screen's clientLoader. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { User } from "#contract/me.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { TextKey } from "#text/keys.ts";
import { CallError } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { returnTo } from "#web/memory/addressee.ts";
import { selectedRole } from "#web/memory/choices.ts";
import { forgetSession } from "#web/memory/forget-session.ts";
import { readToken, readUser, rememberSession } from "#web/memory/session.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { leaveApp, waitForPage } from "./leave-app.ts";
import { loadAppText } from "./load-app-text.ts";

const only: Record<Role, TextKey> = {
  student: "app:guards.studentsOnly",
  teacher: "app:guards.teachersOnly",
  admin: "app:guards.adminsOnly",
};

/** Said to a teacher at the student dashboard, and the reverse. */
const mismatch: Partial<Record<Role, { signedInAs: Role; text: TextKey }>> = {
  student: { signedInAs: "teacher", text: "app:guards.loggedInAsTeacher" },
  teacher: { signedInAs: "student", text: "app:guards.loggedInAsStudent" },
};

/** Resolves with the person if they have the role; otherwise they are on their way to `/` and are told there why. */
export async function guardRole(role: Role): Promise<User> {
  if (readToken() === null) return askToSignIn(role);
  const remembered = readUser();
  if (remembered !== null && remembered.role !== role) return turnAway(role, remembered.role);
  const user = await loadPerson();
  return user.role === role ? user : turnAway(role, user.role);
}

/** For the screens that are open to everyone: the person, or null for a visitor. */
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
    // The client has forgotten the session and leads to the front door.
    if (error.status === 401) return waitForPage();
    if (error.status !== 404) throw error;
    const { t } = await loadAppText();
    void forgetSession();
    waitingToast.write({
      title: t("app:toasts.authenticationError.title"),
      text: t("errors:user_not_found"),
      variant: "destructive",
    });
    return leaveApp("/");
  }
}

/** A visitor signs in there in the role that is needed, and goes on to the address they asked for. */
async function askToSignIn(role: Role): Promise<never> {
  const { t } = await loadAppText();
  returnTo.write({ role, path: location.pathname + location.search });
  selectedRole.write(role);
  waitingToast.write({ title: t(only[role]), variant: "destructive" });
  return leaveApp("/#sign-in");
}

async function turnAway(role: Role, signedInAs: Role): Promise<never> {
  const { t } = await loadAppText();
  const told = mismatch[role];
  waitingToast.write({
    title: t(only[role]),
    text: told?.signedInAs === signedInAs && location.pathname === dashboardOf(role) ? t(told.text) : undefined,
    variant: "destructive",
  });
  return leaveApp("/");
}

/** Tabs and filters in the address do not change who is signed in: the guard of a screen runs again only for another screen, or when asked to. */
export function askGuardAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
