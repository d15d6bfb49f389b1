/** Opens a deactivated or deleted account again (R4.4): by password, by a mailed code, or by the link beside the code. */
import { useState } from "react";
import { resendOtp } from "#contract/accounts.ts";
import type { Sent } from "#contract/endpoint.ts";
import { reactivate } from "#contract/proven-calls.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { CallError } from "#web/api/client.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { type Addressee, refusedLeaver } from "#web/memory/addressee.ts";
import { dropPendingCode, keepPendingCode, type PendingCode } from "#web/memory/pending-code.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { toast } from "#web/ui/toast.ts";
import { AddresseeFields } from "./addressee-fields.tsx";
import { CodeBoxes } from "./codes/code-boxes.tsx";
import { ResendCode } from "./codes/resend-code.tsx";
import { SentTo } from "./codes/sent-to.tsx";
import { enter } from "./enter.ts";
import { failureToast } from "./failure-toast.ts";

type ComeBackFormProps = {
  /** Who was refused at sign-in just now. */
  leaver: Addressee | null;
  /** The secret of the mailed link; with it nothing else is needed. */
  link: string | null;
};

type Way = "link" | "password" | "code";

export function ComeBackForm({ leaver, link }: ComeBackFormProps) {
  const { t } = useLanguage();
  const [way, setWay] = useState<Way>(link === null ? "password" : "link");
  const [role, setRole] = useState<Role>(leaver?.role ?? "student");
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ email: leaver?.email ?? "", password: "", otp: "" });
  const { email, password, otp } = form.values;

  function explain(error: CallError) {
    if (error.code === "email_unverified") return goVerify();
    form.change("otp", "");
    const deadLink = way === "link" && error.code !== "network";
    if (deadLink) setWay("code");
    const { text = t("accounts:status.comeBack.failed") } = failureToast(t, error, "");
    setFailure(deadLink ? t("accounts:verify.linkDead") : text);
  }

  function goVerify() {
    keepPendingCode("verify_email", { email, role });
    waitingToast.write({
      title: t("accounts:toasts.verificationRequired.title"),
      text: t("errors:email_unverified"),
      variant: "destructive",
    });
    location.assign("/verify-email");
  }

  function sendCode() {
    setFailure(null);
    void form.send({
      endpoint: resendOtp,
      input: { body: { email, role, purpose: "reactivate" } },
      done: ({ retryAfter }) => {
        setPending(keepPendingCode("reactivate", { email, role }, retryAfter * 1000));
        toast({ title: t("accounts:status.comeBack.codeSent"), variant: "success" });
      },
      failed: explain,
    });
  }

  function comeBack(body: Sent<typeof reactivate>["body"]) {
    setFailure(null);
    void form.send({
      endpoint: reactivate,
      input: { body },
      done: (answer) => {
        refusedLeaver.drop();
        dropPendingCode("reactivate");
        enter(answer, { title: t("accounts:status.comeBack.done", { name: answer.user.name }) });
      },
      failed: explain,
    });
  }

  function submit() {
    if (way === "link" && link !== null) return comeBack({ link });
    if (way === "password") return comeBack({ email, role, password });
    return pending === null ? sendCode() : comeBack({ ...pending, otp: otp.replaceAll(" ", "") });
  }

  const asksForCode = way === "code" && pending === null;
  return (
    <form className="auth-form" {...form.props(submit)}>
      {failure && (
        <Notice tone="brick" urgent>
          {failure}
        </Notice>
      )}
      {way !== "link" && pending === null && <AddresseeFields form={form} role={role} onRole={setRole} />}
      {way !== "link" && (
        <RadioGroup
          legend={t("accounts:status.comeBack.title")}
          legendHidden
          look="segments"
          name="way"
          value={way}
          onValue={(value) => {
            setWay(value === "code" ? "code" : "password");
            setPending(null);
          }}
          choices={[
            { value: "password", label: t("accounts:status.comeBack.byPassword") },
            { value: "code", label: t("accounts:status.comeBack.byCode") },
          ]}
        />
      )}
      {way === "password" && (
        <PasswordField
          label={t("accounts:fields.password")}
          showLabel={t("accounts:fields.showPassword")}
          {...form.field("password")}
        />
      )}
      {way === "code" && pending && (
        <>
          <p>
            <SentTo sentence="accounts:verify.body" email={pending.email} />
          </p>
          <CodeBoxes value={otp} onValue={(value) => form.change("otp", value)} error={form.errorOf("otp")} />
        </>
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t(asksForCode ? "accounts:status.comeBack.sendCode" : "accounts:status.comeBack.submit")}
      </Button>
      {way === "code" && pending && <ResendCode purpose="reactivate" pending={pending} onPending={setPending} />}
    </form>
  );
}
