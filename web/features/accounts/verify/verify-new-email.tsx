/** Confirms a new e-mail by the mailed link (R7.14), with one press, also signed out. */
import { useState } from "react";
import { verifyNewEmailEndpoint } from "#contract/account-settings.ts";
import { CallError, call } from "#web/api/client.ts";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { readToken } from "#web/storage/session.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export function VerifyNewEmail({ link }: { link: string }) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function verify() {
    setBusy(true);
    try {
      await call(verifyNewEmailEndpoint, { body: { link } });
      waitingToast.write({ title: t("accounts:care.email.done"), variant: "success" });
      location.replace(readToken() === null ? "/#sign-in" : "/account-status");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
      const dead = error.code === "otp_invalid";
      setFailure(dead ? t("accounts:care.email.linkDead") : callFailureText(t, error));
    }
  }

  return (
    <AuthPage title={t("accounts:care.email.verify")} intro={t("accounts:care.email.verifyBody")}>
      {failure && (
        <Notice tone="brick" urgent>
          {failure}
        </Notice>
      )}
      <Button size="large" wide busy={busy} onClick={verify}>
        {t("accounts:care.email.submit")}
      </Button>
    </AuthPage>
  );
}
