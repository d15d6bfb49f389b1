/** /forgot-password: ask for a code. */
import { ForgotPasswordForm } from "#web/features/accounts/passwords/forgot-password-form.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export default function ForgotPassword() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("accounts:forgot.title")} noindex />
      <ForgotPasswordForm />
    </>
  );
}
