/** The contact form: complete without a script; with one it is checked and sent by web/enhance/contact-form.ts. */
import type { ComponentProps } from "react";
import { policies } from "#content/policies.ts";
import { trapField } from "#contract/contact-fields.ts";
import { contactPath } from "#contract/contact-messages.ts";
import { contactMessageLimits, person } from "#contract/limits.ts";
import { CallError } from "#web/api/client.ts";
import { nameIssues } from "#web/forms/find-issues.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { describeField, FieldError } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { contactFailure, type TypedMessage } from "./read-contact-message.ts";

/** The server's answer, where the form was sent without a script. */
type ContactFormProps = {
  typed?: TypedMessage;
  refusal?: Pick<CallError, "code" | "status" | "body">;
};

const longestPhone = 40;

export function ContactForm({ typed, refusal }: ContactFormProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const wrong = nameIssues(refusal?.body.issues ?? []);
  const [firstWrong] = Object.keys(wrong).reverse();
  const field = (name: keyof TypedMessage & keyof typeof labels) => ({
    name,
    label: t(labels[name]),
    defaultValue: typed?.[name],
    error: wrong[name] && issueText(t, wrong[name]),
    // After a refusal: focuses the first wrong field, as a script would.
    autoFocus: name === firstWrong,
  });
  const failure = refusal && (firstWrong ? t("errors:validation") : contactFailure(t, errorOf(refusal)));
  const policy = (
    <a className="link" href={address(policies.privacy.path)}>
      {t("shell:policies.privacy")}
    </a>
  );
  return (
    <form
      action={address(contactPath)}
      method="post"
      noValidate
      data-part="letter"
      className="grid content-start gap-5 [&>.button]:justify-self-start print:hidden"
    >
      <h2 className="text-lg font-bold">{t("contact:form")}</h2>
      <p className="text-slate">{t("contact:lead")}</p>
      <div data-failure="" hidden={failure === undefined} role="alert">
        <Notice tone="brick">{failure}</Notice>
      </div>
      <TextField {...field("fullName")} dir="auto" autoComplete="name" maxLength={person.name} aria-required />
      <TextField
        {...field("email")}
        {...email}
        hint={t("contact:hints.email")}
        maxLength={person.email}
        aria-required
      />
      <TextField
        {...field("phone")}
        {...phone}
        hint={t("contact:hints.phone")}
        optional={t("contact:optional")}
        maxLength={longestPhone}
      />
      <TextField {...field("subject")} dir="auto" maxLength={contactMessageLimits.subject} aria-required />
      <TextAreaField {...field("message")} dir="auto" rows={6} maxLength={contactMessageLimits.message} aria-required />
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor={`field-${trapField}`}>{t("contact:trap")}</label>
        <input {...describeField(trapField, {})} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-sm text-slate">
        <Sentence text="contact:privacy" parts={{ document: policy }} />
      </p>
      <Button type="submit">{t("contact:send")}</Button>
      <template data-error="">
        <FieldError>{""}</FieldError>
      </template>
    </form>
  );
}

const labels = {
  fullName: "contact:fields.fullName",
  email: "contact:fields.email",
  phone: "contact:fields.phone",
  subject: "contact:fields.subject",
  message: "contact:fields.message",
} as const;

/** Read left to right in every language. */
const email = { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false } as const;
const phone = { type: "tel", inputMode: "tel", autoComplete: "tel", dir: "ltr" } satisfies ComponentProps<"input">;

const errorOf = ({ code, status, body }: Pick<CallError, "code" | "status" | "body">) =>
  new CallError(code, status, body);
