/** After signing in: store the session, let the next page greet, and navigate to the wanted page or the role's dashboard. */

import { dashboardOf } from "#contract/dashboard-of.ts";
import type { User } from "#contract/me.ts";
import type { Translate } from "#text/keys.ts";
import { returnTo } from "#web/storage/addressee.ts";
import { byCode, claimDraft } from "#web/storage/ask-draft.ts";
import { firstVisit, onboardingDue } from "#web/storage/marks.ts";
import { dropPendingCode, type PendingCode, savePendingCode } from "#web/storage/pending-code.ts";
import { rememberSession } from "#web/storage/session.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";

export type Entered = { user: User; token: string };

/** A full load, so that no state of a former person is left; replaces this page, so that Back does not lead to a used form. */
export function enter({ user, token }: Entered, toast: ToastContent): void {
  rememberSession(token, user);
  waitingToast.write({ variant: "success", ...toast });
  const target = returnTo.take();
  location.replace(target?.role === user.role ? target.path : dashboardOf(user.role));
}

export function enterSignedIn(t: Translate, answer: Entered): void {
  enter(answer, {
    title: t("accounts:toasts.loggedIn.title"),
    text: t("accounts:toasts.loggedIn.body", { name: answer.user.name }),
  });
}

/** The page that asks for the mailed code. With a receipt the person has just registered, without one their sign-in was refused. */
export function awaitCode(t: Translate, pending: Omit<PendingCode, "resendAt">): string {
  savePendingCode("verify_email", pending);
  waitingToast.write(
    pending.receipt === undefined
      ? {
          title: t("accounts:toasts.verificationRequired.title"),
          text: t("errors:email_unverified"),
          variant: "destructive",
        }
      : {
          title: t("accounts:toasts.registered.title"),
          text: t("accounts:toasts.registered.body"),
          variant: "success",
        },
  );
  return "/verify-email";
}

/** The e-mail is verified: nothing is pending any more. */
export function enterVerified(t: Translate, answer: Entered): void {
  dropPendingCode("verify_email");
  firstVisit.set();
  onboardingDue.set();
  // Without a password another browser registered, perhaps a stranger's: a draft written here is shown first.
  if (answer.user.hasPassword) claimDraft(byCode(answer.user.email), answer.user.id);
  enter(answer, {
    title: t("accounts:toasts.verified.title"),
    text: t("accounts:toasts.verified.body", { name: answer.user.name }),
  });
}
