/** /verify-email: the code from the mail, or its link; `?new` of an account's new address. */
import { useState } from "react";
import { useLocation } from "react-router";
import { useMailedLink } from "#web/features/accounts/codes/mailed-link.ts";
import { VerifyByLink } from "#web/features/accounts/verify/verify-by-link.tsx";
import { VerifyEmailForm } from "#web/features/accounts/verify/verify-email-form.tsx";
import { VerifyNewEmail } from "#web/features/accounts/verify/verify-new-email.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export default function VerifyEmail() {
  const { t } = useLanguage();
  const { link, dropLink } = useMailedLink();
  const [isNew] = useState(new URLSearchParams(useLocation().search).has("new"));
  return (
    <>
      <PageHead title={t("accounts:verify.title")} noindex />
      {link === null && <VerifyEmailForm />}
      {link !== null && (isNew ? <VerifyNewEmail link={link} /> : <VerifyByLink link={link} onDead={dropLink} />)}
    </>
  );
}
