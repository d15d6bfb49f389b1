/** /reset-password: a new password by the code or the link of the mail. */
import { useState } from "react";
import { useLocation } from "react-router";
import { readLink } from "#web/features/accounts/read-link.ts";
import { ResetPasswordForm } from "#web/features/accounts/reset-password-form.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export default function ResetPassword() {
  const { t } = useLanguage();
  const { hash } = useLocation();
  const [link] = useState(() => readLink(hash));
  return (
    <>
      <PageHead title={t("accounts:reset.title")} noindex />
      <ResetPasswordForm link={link} />
    </>
  );
}
