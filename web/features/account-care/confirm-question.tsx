/** The question itself: the password, or a code by mail; who has no password gets the code. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { confirmSession, requestConfirmCode } from "#contract/account-care.ts";
import type { User } from "#contract/me.ts";
import { type CallError, call } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { CodeBoxes } from "#web/features/accounts/codes/code-boxes.tsx";
import { ResendButton } from "#web/features/accounts/codes/resend-code.tsx";
import { SentTo } from "#web/features/accounts/codes/sent-to.tsx";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";

type ConfirmQuestionProps = { onEnd: (confirmed: boolean) => void };

export function ConfirmQuestion({ onEnd }: ConfirmQuestionProps) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  return (
    <Dialog open onClose={() => onEnd(false)} title={t("accounts:confirm.title")} closeLabel={t("shell:actions.close")}>
      {user && <ConfirmForm user={user} onConfirmed={() => onEnd(true)} />}
    </Dialog>
  );
}

function ConfirmForm({ user, onConfirmed }: { user: User; onConfirmed: () => void }) {
  const { t } = useLanguage();
  const [byCode, setByCode] = useState(!user.hasPassword);
  /** Null until a code was asked for. */
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ password: "", otp: "" });
  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);
  const asks = byCode && resendAt === null;

  function explain(error: CallError) {
    form.change("otp", "");
    setFailure(failureToast(t, error, "").text ?? null);
  }

  function submit() {
    setFailure(null);
    if (asks) {
      const done = ({ retryAfter }: { retryAfter: number }) => wait(retryAfter);
      return void form.send({ endpoint: requestConfirmCode, input: {}, done, failed: explain });
    }
    const { password, otp } = form.values;
    const body = byCode ? { otp: otp.replaceAll(" ", "") } : { password };
    void form.send({ endpoint: confirmSession, input: { body }, done: onConfirmed, failed: explain });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      <p>{t("accounts:confirm.body")}</p>
      {failure && (
        <Notice tone="brick" urgent>
          {failure}
        </Notice>
      )}
      {user.hasPassword && (
        <RadioGroup
          legend={t("accounts:confirm.title")}
          legendHidden
          look="segments"
          name="confirm-way"
          value={byCode ? "code" : "password"}
          onValue={(value) => setByCode(value === "code")}
          choices={[
            { value: "password", label: t("accounts:status.comeBack.byPassword") },
            { value: "code", label: t("accounts:status.comeBack.byCode") },
          ]}
        />
      )}
      {!byCode && (
        <PasswordField
          label={t("accounts:fields.password")}
          showLabel={t("accounts:fields.showPassword")}
          id="confirm-password"
          {...form.field("password")}
        />
      )}
      {byCode && resendAt !== null && (
        <>
          <p>
            <SentTo sentence="accounts:verify.body" email={user.email} />
          </p>
          <CodeBoxes
            value={form.values.otp}
            onValue={(value) => form.change("otp", value)}
            error={form.errorOf("otp")}
          />
        </>
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(asks ? "accounts:status.comeBack.sendCode" : "accounts:confirm.submit")}
      </Button>
      {byCode && resendAt !== null && (
        <ResendButton resendAt={resendAt} ask={() => call(requestConfirmCode, {})} onWait={wait} />
      )}
    </form>
  );
}
