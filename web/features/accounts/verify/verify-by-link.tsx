/** Verifies by the mailed link, with one press: a mail scanner that opens the page consumes nothing. */
import { useState } from "react";
import type { User } from "#contract/me.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { CallError, call } from "#web/api/client.ts";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { enterVerified } from "#web/features/accounts/enter.ts";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { OwnPasswordForm } from "#web/features/accounts/passwords/own-password-form.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { readPendingCode } from "#web/storage/pending-code.ts";
import { rememberSession } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

export function VerifyByLink({ link, onDead }: { link: string; onDead: () => void }) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [entered, setEntered] = useState<{ user: User; token: string } | null>(null);

  async function verify() {
    setBusy(true);
    try {
      const receipt = readPendingCode("verify_email")?.receipt;
      const answer = await call(verifyOtpEndpoint, { body: { link, receipt } });
      if (answer.user.hasPassword) return enterVerified(t, answer);
      // Registered in another browser, perhaps by a stranger: that password was deleted, and one is chosen here (R7.4).
      rememberSession(answer.token, answer.user);
      setEntered(answer);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
      const failed = failureToast(t, error, t("accounts:toasts.verificationFailed.title"));
      const dead = error.code === "otp_invalid";
      toast(dead ? { ...failed, text: t("accounts:verify.linkDead") } : failed);
      if (dead) onDead();
    }
  }

  if (entered !== null)
    return (
      <AuthPage title={t("accounts:verify.choosePassword")} intro={t("accounts:verify.choosePasswordBody")}>
        <OwnPasswordForm hasPassword={false} onDone={() => enterVerified(t, entered)} />
      </AuthPage>
    );
  return (
    <AuthPage title={t("accounts:verify.title")} intro={t("accounts:verify.linkConfirm")}>
      <Button size="large" wide busy={busy} onClick={verify}>
        {t(busy ? "accounts:verify.byLink" : "accounts:verify.submit")}
      </Button>
    </AuthPage>
  );
}
