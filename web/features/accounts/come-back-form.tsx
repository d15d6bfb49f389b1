/** Reactivates a deactivated or deleted account (R4.4): by password, by a mailed code, or by the mailed link. */
import { useState } from "react";
import { resendOtpEndpoint } from "#contract/accounts.ts";
import type { SentInput } from "#contract/endpoint.ts";
import { reactivateEndpoint } from "#contract/proven-calls.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { CallError } from "#web/api/client.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { refusedAddressee, type StoredAddressee } from "#web/storage/addressee.ts";
import { dropPendingCode, type PendingCode, savePendingCode } from "#web/storage/pending-code.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { toast } from "#web/ui/toast.ts";
import { AddresseeFields } from "./addressee-fields.tsx";
import { readCode } from "./codes/code-boxes.tsx";
import { CodeStep } from "./codes/code-step.tsx";
import { resendTo } from "./codes/resend-button.tsx";
import { enter } from "./enter.ts";

type ComeBackFormProps = {
  /** The person whose sign-in was just refused. */
  leaver: StoredAddressee | null;
  /** The secret of the mailed link; no other input is needed with it. */
  link: string | null;
};

type Method = "link" | "password" | "code";

export function ComeBackForm({ leaver, link }: ComeBackFormProps) {
  const { t } = useLanguage();
  const [method, setMethod] = useState<Method>(link === null ? "password" : "link");
  const [role, setRole] = useState<Role>(leaver?.role ?? "student");
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [deadLink, setDeadLink] = useState(false);
  const form = useForm({ email: leaver?.email ?? "", password: "", otp: "" });
  const { email, password } = form.values;

  function explain(error: CallError) {
    if (error.code === "email_unverified") return goVerify();
    if (method !== "link" || error.code === "network") return;
    setDeadLink(true);
    setMethod("code");
  }

  function goVerify() {
    savePendingCode("verify_email", { email, role });
    waitingToast.write({
      title: t("accounts:toasts.verificationRequired.title"),
      text: t("errors:email_unverified"),
      variant: "destructive",
    });
    location.assign("/verify-email");
  }

  function sendCode() {
    setDeadLink(false);
    void form.send({
      endpoint: resendOtpEndpoint,
      input: { body: { email, role, purpose: "reactivate" } },
      done: ({ retryAfter }) => {
        setPending(savePendingCode("reactivate", { email, role }, retryAfter * 1000));
        toast({ title: t("accounts:status.comeBack.codeSent"), variant: "success" });
      },
      failed: explain,
    });
  }

  function comeBack(body: SentInput<typeof reactivateEndpoint>["body"]) {
    setDeadLink(false);
    void form.send({
      endpoint: reactivateEndpoint,
      input: { body },
      done: (answer) => {
        refusedAddressee.drop();
        dropPendingCode("reactivate");
        enter(answer, { title: t("accounts:status.comeBack.done", { name: answer.user.name }) });
      },
      at: { invalid_credentials: "password", otp_invalid: "otp" },
      failed: explain,
    });
  }

  function submit(otp = readCode(form.values.otp)) {
    if (method === "link" && link !== null) return comeBack({ link });
    if (method === "password") return comeBack({ email, role, password });
    return pending === null ? sendCode() : comeBack({ ...pending, otp });
  }

  const failure = deadLink ? t("accounts:verify.linkDead") : form.failure;
  return (
    <form className="auth-form" {...form.props(submit)}>
      {failure && (
        <Notice tone="brick" urgent>
          {failure}
        </Notice>
      )}
      {method !== "link" && pending === null && <AddresseeFields form={form} role={role} onRole={setRole} />}
      {method !== "link" && (
        <RadioGroup
          legend={t("accounts:status.comeBack.title")}
          legendHidden
          look="segments"
          name="way"
          value={method}
          onValue={(value) => {
            setMethod(value === "code" ? "code" : "password");
            setPending(null);
          }}
          choices={[
            { value: "password", label: t("accounts:status.comeBack.byPassword") },
            { value: "code", label: t("accounts:status.comeBack.byCode") },
          ]}
        />
      )}
      {method === "password" && (
        <PasswordField
          label={t("accounts:fields.password")}
          showLabel={t("accounts:fields.showPassword")}
          {...form.field("password")}
        />
      )}
      {method === "code" && pending ? (
        <CodeStep form={form} email={pending.email} onCode={submit} {...resendTo("reactivate", pending, setPending)}>
          {t("accounts:status.comeBack.submit")}
        </CodeStep>
      ) : (
        <Button type="submit" size="large" wide busy={form.busy}>
          {t(method === "code" ? "accounts:status.comeBack.sendCode" : "accounts:status.comeBack.submit")}
        </Button>
      )}
    </form>
  );
}
