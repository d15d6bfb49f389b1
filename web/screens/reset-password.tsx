/** /reset-password: a new password by the code or the link of the mail. */

import { useMailedLink } from "#web/features/accounts/codes/mailed-link.ts";
import { ResetPasswordForm } from "#web/features/accounts/passwords/reset-password-form.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export default function ResetPassword() {
  const { t } = useLanguage();
  const { link, dropLink } = useMailedLink();
  return (
    <>
      <PageHead title={t("accounts:reset.title")} noindex />
      <ResetPasswordForm link={link} onDead={dropLink} />
    </>
  );
}
