/** The dialog's form: the password, or a mailed code; for office accounts the authenticator code if set up; without a password the mailed code. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { confirmSessionEndpoint, requestConfirmCodeEndpoint } from "#contract/account-settings.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { User } from "#contract/me.ts";
import { can } from "#contract/permissions.ts";
import { call } from "#web/api/client.ts";
import { factorQuery } from "#web/api/factor-query.ts";
import { meQuery } from "#web/api/me-query.ts";
import { readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { CodeStep } from "#web/features/accounts/codes/code-step.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { renewToken } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { FactorCodeField } from "./factor-code-field.tsx";

type ConfirmQuestionProps = { onEnd: (confirmed: boolean) => void };

export function ConfirmQuestion({ onEnd }: ConfirmQuestionProps) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const mayHaveFactor = can(user?.role, "office.enter");
  const { data: factor } = useQuery({ ...factorQuery, enabled: mayHaveFactor });
  const isKnown = user !== undefined && (!mayHaveFactor || factor !== undefined);
  return (
    <Dialog open onClose={() => onEnd(false)} title={t("accounts:confirm.title")} closeLabel={t("shell:actions.close")}>
      {isKnown && (
        <ConfirmForm user={user} hasFactor={(factor?.confirmedAt ?? null) !== null} onConfirmed={() => onEnd(true)} />
      )}
    </Dialog>
  );
}

type ConfirmFormProps = { user: User; hasFactor: boolean; onConfirmed: () => void };

function ConfirmForm({ user, hasFactor, onConfirmed }: ConfirmFormProps) {
  const { t } = useLanguage();
  const other = hasFactor ? "factor" : "mail";
  const [method, setMethod] = useState<"password" | "mail" | "factor">(user.hasPassword ? "password" : other);
  const byMail = method === "mail";
  /** Null until a code was requested. */
  const [resendAt, setResendAt] = useState<number | null>(null);
  const form = useForm({ password: "", otp: "", code: "" });
  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);

  function goOn({ token }: Answer<typeof confirmSessionEndpoint>) {
    renewToken(token);
    onConfirmed();
  }

  function submit(otp = readCode(form.values.otp)) {
    if (byMail && resendAt === null) {
      const done = ({ retryAfter }: { retryAfter: number }) => wait(retryAfter);
      return void form.send({ endpoint: requestConfirmCodeEndpoint, input: {}, done });
    }
    const { password, code } = form.values;
    const body = { mail: { otp }, factor: { code }, password: { password } }[method];
    const at = { password_wrong: "password", otp_invalid: byMail ? "otp" : "code" };
    void form.send({ endpoint: confirmSessionEndpoint, input: { body }, done: goOn, at });
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
          value={method}
          onValue={(value) => setMethod(value === "password" ? value : other)}
          choices={[
            { value: "password", label: t("accounts:status.comeBack.byPassword") },
            { value: other, label: t(hasFactor ? "accounts:confirm.byFactor" : "accounts:status.comeBack.byCode") },
          ]}
        />
      )}
      {method === "password" && (
        <PasswordField
          label={t("accounts:fields.password")}
          showLabel={t("accounts:fields.showPassword")}
          id="confirm-password"
          data-first-focus
          {...form.field("password")}
        />
      )}
      {method === "factor" && <FactorCodeField {...form.field("code")} autoFocus />}
      {byMail && resendAt !== null ? (
        <CodeStep
          form={form}
          email={user.email}
          onCode={submit}
          resendAt={resendAt}
          ask={() => call(requestConfirmCodeEndpoint, {})}
          onWait={wait}
        >
          {t("accounts:confirm.submit")}
        </CodeStep>
      ) : (
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(byMail ? "accounts:status.comeBack.sendCode" : "accounts:confirm.submit")}
        </Button>
      )}
    </form>
  );
}
