/** The code form on the page that registered or refused, for a browser without a script. With one it is at /verify-email. */
import { authPaths } from "#contract/every-page.ts";
import { otp } from "#contract/limits.ts";
import { callErrorOf, type HandOver } from "#web/features/accounts/auth-page-state.ts";
import { SentTo } from "#web/features/accounts/codes/sent-to.tsx";
import { nameIssues } from "#web/forms/find-issues.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { RefusalWords } from "#web/i18n/refusal-words.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { codeSteps, type SignInCodeStep } from "./answer-form.ts";

/** With spaces between the digits. */
const longestCode = 2 * otp.digits;

export function CodeForm({ code, refusal, isResent }: SignInCodeStep) {
  const { t } = useLanguage();
  const address = useAddress();
  const { email, role, receipt } = code;
  const handOver: HandOver = { code };
  const error = refusal && callErrorOf(refusal);
  const wrong = nameIssues(error?.body.issues ?? []).otp;
  const atField = wrong ? issueText(t, wrong) : error?.code === "otp_invalid" && <RefusalWords error={error} />;
  return (
    <>
      <p>
        <SentTo sentence="accounts:verify.body" email={email} />
      </p>
      <form method="post" action={address(authPaths["sign-up"])} noValidate className="auth-form">
        {isResent && (
          <Notice tone="leaf" urgent title={t("accounts:toasts.resent.title")}>
            {t("accounts:toasts.resent.body")}
          </Notice>
        )}
        {error && !atField && (
          <Notice tone="brick" urgent>
            {callFailureText(t, error)}
          </Notice>
        )}
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="role" value={role} />
        {receipt !== undefined && <input type="hidden" name="receipt" value={receipt} />}
        <TextField
          label={t("accounts:verify.code")}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={longestCode}
          error={atField}
          autoFocus
        />
        <Button type="submit" name="step" value={codeSteps.verify} size="large" wide>
          {t("accounts:verify.submit")}
        </Button>
        <Button type="submit" name="step" value={codeSteps.resend} variant="quiet">
          {t("accounts:verify.resend")}
        </Button>
      </form>
      <a className="link py-2" href={address(authPaths["sign-up"], `?role=${role}`)}>
        {t("accounts:verify.otherAddress")}
      </a>
      <div hidden data-auth-page="" data-hand-over={JSON.stringify(handOver)} />
    </>
  );
}
