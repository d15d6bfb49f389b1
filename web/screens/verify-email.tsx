/** /verify-email: the code from the mail, or its link; `?new` of an account's new address. */
import { useState } from "react";
import { useLocation } from "react-router";
import { useMailedLink } from "#web/features/accounts/codes/mailed-link.ts";
import { VerifyEmailForm } from "#web/features/accounts/verify/verify-email-form.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { byCode, isPressedFor, readDraft } from "#web/memory/ask-draft.ts";
import { readPendingCode } from "#web/memory/pending-code.ts";
import type { PageHandle } from "#web/page.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";

export const handle: PageHandle = { kind: "app" };

/** For those who come by a link of a mail. */
const VerifyByLink = lazyPart(async () => {
  const { VerifyByLink } = await import("#web/features/accounts/verify/verify-by-link.tsx");
  return { default: VerifyByLink };
});
const VerifyNewEmail = lazyPart(async () => {
  const { VerifyNewEmail } = await import("#web/features/accounts/verify/verify-new-email.tsx");
  return { default: VerifyNewEmail };
});

/** What goes out by itself once the code is right, for whoever types it. */
function ThenAsks() {
  const { t } = useLanguage();
  const [draft] = useState(readDraft);
  const [pending] = useState(() => readPendingCode("verify_email"));
  if (!draft?.teacher || pending === null || !isPressedFor(draft, byCode(pending.email))) return null;
  return (
    <div className="then-asks">
      <Notice tone="leaf">{t("accounts:verify.thenAsks", { name: draft.teacher.name })}</Notice>
    </div>
  );
}

export default function VerifyEmail() {
  const { t } = useLanguage();
  const { link, dropLink } = useMailedLink();
  const [isNew] = useState(new URLSearchParams(useLocation().search).has("new"));
  return (
    <>
      <PageHead title={t("accounts:verify.title")} noindex />
      {!isNew && <ThenAsks />}
      {link === null && <VerifyEmailForm />}
      {link !== null && (
        <PartBoundary>
          {isNew ? <VerifyNewEmail link={link} /> : <VerifyByLink link={link} onDead={dropLink} />}
        </PartBoundary>
      )}
    </>
  );
}
