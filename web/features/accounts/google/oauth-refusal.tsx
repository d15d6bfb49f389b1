/** Why signing in by Google failed (R7.5), as a toast of section 8 and on the page, with a next step. */
import { useEffect } from "react";
import { type OauthReason, oauthReasons } from "#contract/google.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { CallError, call } from "#web/api/client.ts";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { closedToast } from "#web/features/accounts/failure-toast.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { forgetSession } from "#web/storage/forget-session.ts";
import { readToken } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { toast } from "#web/ui/toast.ts";
import { googleAddress } from "./google-button.tsx";

/** An unknown reason is shown as the generic one. */
export function readReason(code: string | null): OauthReason {
  return oauthReasons.find((reason) => reason === code) ?? "failed";
}

/** A closed account has no sessions (R4.4): a stored one is cleared. Opening the address ends no live session. */
async function forgetDeadSession(): Promise<void> {
  if (readToken() === null) return;
  try {
    await call(readMeEndpoint, {}, { keepsSession: true });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) return;
    void forgetSession();
    delete document.documentElement.dataset.signedIn;
  }
}

export function OauthRefusal({ reason }: { reason: OauthReason }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const isClosed = reason === "account_deleted" || reason === "account_deactivated";
  const closed = isClosed ? closedToast(t, reason) : null;
  const explanation = isClosed ? t(`errors:${reason}`) : t(`accounts:oauth.reasons.${reason}`);

  useEffect(() => {
    if (isClosed) void forgetDeadSession();
    const title = t("app:toasts.authenticationError.title");
    toast(closedToast(t, reason) ?? { variant: "destructive", title, text: t("app:toasts.authenticationError.body") });
  }, [reason, isClosed, t]);

  const role = selectedRole.read();
  return (
    <AuthPage title={closed?.title ?? t("accounts:oauth.failed")} intro={explanation}>
      {closed?.action ? (
        <ButtonLink to={closed.action.to} reloadDocument wide size="large">
          {closed.action.label}
        </ButtonLink>
      ) : (
        <Button
          wide
          size="large"
          onClick={() => location.assign(googleAddress(role === "teacher" ? role : "student", language))}
        >
          {t("accounts:oauth.again")}
        </Button>
      )}
      {closed === null && <Agreement to="google" />}
      <a className="link py-2" href={address("/#sign-in")}>
        {t("accounts:forgot.back")}
      </a>
      <a className="link py-2" href={address("/")}>
        {t("accounts:oauth.home")}
      </a>
    </AuthPage>
  );
}
