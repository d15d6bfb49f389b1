/** The question itself: the password, or a code by mail; who has no password gets the code. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { confirmSession, requestConfirmCode } from "#contract/account-care.ts";
import type { User } from "#contract/me.ts";
import { call } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { CodeStep } from "#web/features/accounts/codes/code-step.tsx";
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
  const form = useForm({ password: "", otp: "" });
  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);

  function submit(otp = readCode(form.values.otp)) {
    if (byCode && resendAt === null) {
      const done = ({ retryAfter }: { retryAfter: number }) => wait(retryAfter);
      return void form.send({ endpoint: requestConfirmCode, input: {}, done });
    }
    const body = byCode ? { otp } : { password: form.values.password };
    const at = { password_wrong: "password", otp_invalid: "otp" };
    void form.send({ endpoint: confirmSession, input: { body }, done: onConfirmed, at });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      <p>{t("accounts:confirm.body")}</p>
      {form.failure && (
        <Notice tone="brick" urgent>
          {form.failure}
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
          data-first-focus
          {...form.field("password")}
        />
      )}
      {byCode && resendAt !== null ? (
        <CodeStep
          form={form}
          email={user.email}
          onCode={submit}
          resendAt={resendAt}
          ask={() => call(requestConfirmCode, {})}
          onWait={wait}
        >
          {t("accounts:confirm.submit")}
        </CodeStep>
      ) : (
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(byCode ? "accounts:status.comeBack.sendCode" : "accounts:confirm.submit")}
        </Button>
      )}
    </form>
  );
}
