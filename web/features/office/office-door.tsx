/** The office's own sign-in (R2.6): e-mail and password, then the second factor of whoever has one (R11.4). The public modal never offers it. */
import { useState } from "react";
import { login } from "#contract/accounts.ts";
import type { CallError } from "#web/api/client.ts";
import { EmailField } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { enter } from "#web/features/accounts/enter.ts";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { returnTo, selectedRole } from "#web/memory/addressee.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { FactorCodeField } from "./factor-code-field.tsx";

export function OfficeDoor() {
  const { t } = useLanguage();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({ email: "", password: "", code: "" });

  function turnTo(step: "password" | "code") {
    setAsksCode(step === "code");
    // What was told of the step before is told no more.
    form.change("code", "");
  }

  function explain({ code }: CallError) {
    if (code === "second_factor_required") turnTo("code");
    if (code === "invalid_credentials") setAsksCode(false);
  }

  function submit() {
    const { email, password, code } = form.values;
    void form.send({
      endpoint: login,
      input: { body: { email, password, role: "admin", ...(asksCode && { code }) } },
      done: (answer) => {
        returnTo.write({ role: "admin", path: location.pathname + location.search });
        enter(answer, {
          title: t("accounts:toasts.loggedIn.title"),
          text: t("accounts:toasts.loggedIn.body", { name: answer.user.name }),
        });
      },
      at: { invalid_credentials: "password", otp_invalid: "code" },
      failed: explain,
    });
  }

  const title = t(asksCode ? "office:door.code" : "office:door.title");
  return (
    <AuthPage title={title} intro={t(asksCode ? "office:door.codeBody" : "office:door.body")}>
      <PageHead title={title} noindex />
      <form className="auth-form" {...form.props(submit)}>
        {asksCode ? (
          <FactorCodeField {...form.field("code")} autoFocus />
        ) : (
          <>
            <EmailField {...form.field("email")} autoComplete="username" />
            <PasswordField
              label={t("accounts:fields.password")}
              showLabel={t("accounts:fields.showPassword")}
              {...form.field("password")}
            />
          </>
        )}
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(form.busy ? "accounts:signIn.busy" : "accounts:signIn.submit")}
        </Button>
        {asksCode ? (
          <Button variant="quiet" onClick={() => turnTo("password")}>
            {t("office:door.back")}
          </Button>
        ) : (
          <a
            className="link justify-self-center py-2"
            href="/forgot-password"
            onClick={() => selectedRole.write("admin")}
          >
            {t("accounts:signIn.forgot")}
          </a>
        )}
      </form>
    </AuthPage>
  );
}
