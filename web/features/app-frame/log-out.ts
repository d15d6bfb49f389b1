/** Ends the session here and on the server, and goes to `/` (section 4). Without a network it is still ended here. */
import { logout } from "#contract/me.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { dropDraft } from "#web/memory/ask-draft.ts";
import { forgetSession } from "#web/memory/forget-session.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { leaveApp } from "./leave-app.ts";

/** Nobody waits longer than this to be logged out; milliseconds. */
const patience = 4000;

export async function logOut(t: Translate): Promise<never> {
  // Whatever the server says, the keys go.
  await call(logout, {}, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  await forgetSession();
  dropDraft();
  queryClient.clear();
  waitingToast.write({
    title: t("app:toasts.loggedOut.title"),
    text: t("app:toasts.loggedOut.body"),
    variant: "success",
  });
  return leaveApp("/");
}
