/** The e-mail is verified: nothing waits any more, and the person is in. */
import type { User } from "#contract/me.ts";
import type { Translate } from "#text/keys.ts";
import { firstVisit } from "#web/memory/marks.ts";
import { dropPendingCode } from "#web/memory/pending-code.ts";
import { enter } from "./enter.ts";

export function enterVerified(t: Translate, answer: { user: User; token: string }): void {
  dropPendingCode("verify_email");
  firstVisit.set();
  enter(answer, {
    title: t("accounts:toasts.verified.title"),
    text: t("accounts:toasts.verified.body", { name: answer.user.name }),
  });
}
