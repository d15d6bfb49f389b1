/** A person is in: remember the session, let the next page say so, and go to the dashboard of the role. */
import type { User } from "#contract/me.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { rememberSession } from "#web/memory/session.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";

/** A full load, so that nothing of a former person is left; in place of this page, so that Back does not lead into a used form. */
export function enter({ user, token }: { user: User; token: string }, toast: ToastContent): void {
  rememberSession(token, user);
  waitingToast.write({ variant: "success", ...toast });
  location.replace(dashboardOf(user.role));
}
