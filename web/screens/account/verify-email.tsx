/** /verify-email: the code from the mail, or its link; `?new` of an account's new address. */
import { useState } from "react";
import { useLocation } from "react-router";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import type { CallError } from "#web/api/client.ts";
import { AddresseeFields } from "#web/features/accounts/addressee-fields.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { CodeBoxes, readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { CodeStep } from "#web/features/accounts/codes/code-step.tsx";
import { useMailedLink } from "#web/features/accounts/codes/mailed-link.ts";
import { resendTo } from "#web/features/accounts/codes/resend-button.tsx";
import { enterVerified } from "#web/features/accounts/enter.ts";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { useRole } from "#web/features/accounts/role-choice.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import type { PageHandle } from "#web/page.ts";
import { byCode, isPressedFor, readDraft } from "#web/storage/ask-draft.ts";
import { dropPendingCode, type PendingCode, readPendingCode } from "#web/storage/pending-code.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";

export const handle: PageHandle = { kind: "app" };

/** For people who come by a mailed link. */
const VerifyByLink = lazyPart(async () => {
  const { VerifyByLink } = await import("#web/features/accounts/verify/verify-by-link.tsx");
  return { default: VerifyByLink };
});
const VerifyNewEmail = lazyPart(async () => {
  const { VerifyNewEmail } = await import("#web/features/accounts/verify/verify-new-email.tsx");
  return { default: VerifyNewEmail };
});

/** The six digits from the mail; the right ones sign the person in. */
function VerifyEmailForm() {
  const { t } = useLanguage();
  const [pending, setPending] = useState<PendingCode | null>(() => readPendingCode("verify_email"));
  const [chosen, setRole] = useRole();
  const form = useForm({ email: pending?.email ?? "", otp: "" });

  function explain(error: CallError) {
    toast(failureToast(t, error, t("accounts:toasts.verificationFailed.title"), t("errors:otp_invalid")));
  }

  function submit(otp = readCode(form.values.otp)) {
    const { email } = form.values;
    void form.send({
      endpoint: verifyOtpEndpoint,
      input: { body: { email, otp, role: pending?.role ?? chosen, receipt: pending?.receipt } },
      done: (answer) => enterVerified(t, answer),
      at: { otp_invalid: "otp" },
      failed: explain,
    });
  }

  function startAgain() {
    dropPendingCode("verify_email");
    location.assign("/#sign-up");
  }

  const button = t(form.busy ? "accounts:verify.busy" : "accounts:verify.submit");
  return (
    <AuthPage title={t("accounts:verify.title")} intro={pending ? undefined : t("accounts:verify.bodyPlain")}>
      <form className="auth-form" {...form.props(submit)}>
        {pending ? (
          <CodeStep
            form={form}
            email={pending.email}
            onCode={submit}
            {...resendTo("verify_email", pending, setPending)}
          >
            {button}
          </CodeStep>
        ) : (
          <>
            <AddresseeFields form={form} role={chosen} onRole={setRole} />
            <CodeBoxes form={form} />
            <Button type="submit" size="large" wide busy={form.busy}>
              {button}
            </Button>
          </>
        )}
      </form>
      {pending && (
        <Button variant="quiet" onClick={startAgain}>
          {t("accounts:verify.otherAddress")}
        </Button>
      )}
    </AuthPage>
  );
}

/** The draft that is sent once the code is right, for whoever types it. */
function SendDraft() {
  const { t } = useLanguage();
  const [draft] = useState(readDraft);
  const [pending] = useState(() => readPendingCode("verify_email"));
  if (!draft?.teacher || pending === null || !isPressedFor(draft, byCode(pending.email))) return null;
  return (
    <div className="w-full max-w-120 mx-auto pt-4 px-4 pb-0">
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
      {!isNew && <SendDraft />}
      {link === null && <VerifyEmailForm />}
      {link !== null && (
        <PartBoundary>
          {isNew ? <VerifyNewEmail link={link} /> : <VerifyByLink link={link} onDead={dropLink} />}
        </PartBoundary>
      )}
    </>
  );
}
