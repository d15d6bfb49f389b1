/** The step of a mailed code: where it was sent, a link to that mailbox, six boxes, the button, a new code. */
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { FormWith } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { ResendButton, type Resending } from "./resend-button.tsx";
import { SentTo } from "./sent-to.tsx";

type CodeStepProps = Resending & {
  form: FormWith<"otp"> & { busy: boolean };
  email: string;
  onCode: (code: string) => void;
  /** The button's label. */
  children: ReactNode;
};

export function CodeStep({ form, email, onCode, children, ...resending }: CodeStepProps) {
  const { t } = useLanguage();
  const mailbox = findMailbox(email);
  return (
    <>
      <p>
        <SentTo sentence="accounts:verify.body" email={email} />
      </p>
      {mailbox && (
        <a
          className="link justify-self-start py-2 svg:inline svg:align-[-0.125em]"
          href={mailbox.address}
          target="_blank"
          rel="noopener"
        >
          {t("accounts:verify.openMail", { mailbox: mailbox.name })} <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
      <CodeBoxes form={form} onCode={onCode} takesFocus />
      <Button type="submit" size="large" wide busy={form.busy}>
        {children}
      </Button>
      <ResendButton {...resending} />
    </>
  );
}

const mailboxes = [
  { name: "Gmail", address: "https://mail.google.com/", domains: /^(gmail|googlemail)\.com$/ },
  {
    name: "Outlook",
    address: "https://outlook.live.com/mail/",
    domains: /^(outlook|hotmail|live|msn)\.(com|in|co\.in)$/,
  },
  {
    name: "Yahoo Mail",
    address: "https://mail.yahoo.com/",
    domains: /^(yahoo\.(com|in|co\.in)|ymail\.com|rocketmail\.com)$/,
  },
  { name: "Rediffmail", address: "https://mail.rediff.com/", domains: /^rediff(mail)?\.com$/ },
  { name: "iCloud Mail", address: "https://www.icloud.com/mail/", domains: /^(icloud|me|mac)\.com$/ },
];

/** Webmail addresses of the providers that most people here use. */
export function findMailbox(email: string) {
  const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
  return mailboxes.find(({ domains }) => domains.test(domain));
}
