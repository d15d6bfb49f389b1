/** The e-mail of the account, and changing it: the new one counts once its mailed code is entered (R7.14). */
import { useState } from "react";
import { changeEmailEndpoint, confirmSessionEndpoint, verifyNewEmailEndpoint } from "#contract/account-settings.ts";
import type { User } from "#contract/me.ts";
import { call } from "#web/api/client.ts";
import { EmailField } from "#web/features/accounts/addressee-fields.tsx";
import { readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { CodeStep } from "#web/features/accounts/codes/code-step.tsx";
import { SentTo } from "#web/features/accounts/codes/sent-to.tsx";
import { findIssues } from "#web/forms/find-issues.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { renewToken } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { toast } from "#web/ui/toast.ts";

type Changing = { user: User; onDone: () => void };

export function EmailCard({ user, onChanged }: { user: User; onChanged: () => unknown }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    toast({ title: t("accounts:care.email.done"), variant: "success" });
    onChanged();
  };
  return (
    <Card as="section" aria-labelledby="email-title" className="grid gap-3">
      <h2 id="email-title" className="text-lg font-bold">
        {t("accounts:fields.email")}
      </h2>
      <p>
        <SentTo sentence="accounts:care.email.now" email={user.email} />
      </p>
      {open ? (
        <>
          <ChangeForm user={user} onDone={done} />
          <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(false)}>
            {t("shell:actions.cancel")}
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("accounts:care.email.change")}
        </Button>
      )}
    </Card>
  );
}

/** First the address, then the mailed code. */
function ChangeForm({ user, onDone }: Changing) {
  const { t } = useLanguage();
  const [sent, setSent] = useState<{ email: string; resendAt: number } | null>(null);
  const form = useForm({ email: "", current: "", otp: "" });
  const { email, current } = form.values;
  const body = user.hasPassword ? { email, current } : { email };
  const wait = (to: string, seconds: number) => setSent({ email: to, resendAt: Date.now() + seconds * 1000 });

  async function requestCode() {
    // The typed password also answers the confirmation that is due after 15 minutes.
    if (user.hasPassword) renewToken((await call(confirmSessionEndpoint, { body: { password: current } })).token);
    return call(changeEmailEndpoint, { body });
  }

  function submit(otp = readCode(form.values.otp)) {
    if (sent === null)
      return void form.attempt({
        wrong: findIssues(changeEmailEndpoint, body),
        act: async () => {
          const requested = await requestCode();
          wait(requested.email, requested.retryAfter);
        },
        at: { password_wrong: "current" },
      });
    const at = { otp_invalid: "otp" };
    void form.send({ endpoint: verifyNewEmailEndpoint, input: { body: { otp } }, done: onDone, at });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      {form.failure && (
        <Notice tone="brick" urgent>
          {form.failure}
        </Notice>
      )}
      {sent === null ? (
        <>
          <EmailField label={t("accounts:care.email.new")} {...form.field("email")} />
          {user.hasPassword && (
            <PasswordField
              label={t("accounts:care.current")}
              showLabel={t("accounts:fields.showPassword")}
              id="email-current"
              {...form.field("current")}
            />
          )}
          <Button type="submit" size="large" wide busy={form.busy}>
            {t("accounts:forgot.submit")}
          </Button>
        </>
      ) : (
        <CodeStep
          form={form}
          email={sent.email}
          onCode={submit}
          resendAt={sent.resendAt}
          ask={requestCode}
          onWait={(seconds) => wait(sent.email, seconds)}
        >
          {t("accounts:care.email.submit")}
        </CodeStep>
      )}
    </form>
  );
}
