/** The mailer's interface, whether SMTP or the inbox of the demo. */
import type { Language } from "#contract/vocabulary.ts";

export type OutgoingMail = {
  /** The same on every try, so that a mail sent twice after an unclear outcome can be recognised. */
  id: string;
  /** Of the request that caused it. */
  requestId: string;
  to: { name: string; address: string };
  /** Recipient of replies, when that is not us. */
  replyTo?: string | undefined;
  language: Language;
  /** Where the mail program posts to unsubscribe from the kind (RFC 8058). */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  html: string;
};

export type Mailer = {
  /** "refused" when the recipient's server will never accept it; throws when a retry may help. */
  send(mail: OutgoingMail): Promise<"sent" | "refused">;
  close(): void;
};
