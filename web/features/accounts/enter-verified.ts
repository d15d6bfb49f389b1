/** The e-mail is verified: nothing waits any more, and the person is in. */
import type { User } from "#contract/accounts.ts";
import type { Translate } from "#text/keys.ts";
import { markFirstVisit } from "#web/api/first-visit.ts";
import { dropPendingCode } from "#web/api/pending-code.ts";
import { enter } from "./enter.ts";

export function enterVerified(t: Translate, answer: { user: User; token: string }): void {
  dropPendingCode("verify_email");
  markFirstVisit();
  enter(answer, {
    title: t("accounts:toasts.verified.title"),
    text: t("accounts:toasts.verified.body", { name: answer.user.name }),
  });
}
