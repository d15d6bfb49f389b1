/** What a way out for mail must do, whether it is SMTP or the inbox of the demo. */
import type { Language } from "#contract/vocabulary.ts";

export type OutgoingMail = {
  /** The same on every try, so that a mail sent twice after an unclear outcome can be recognised. */
  id: string;
  /** Of what a person asked for. */
  requestId: string;
  to: { name: string; address: string };
  /** Whom an answer goes to, when that is not us. */
  replyTo?: string | undefined;
  language: Language;
  /** Where the reader's mail program posts to have no more of the kind (RFC 8058). */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  html: string;
};

export type Mailer = {
  /** "refused" when the recipient's server will never take it; throws when another try may help. */
  send(mail: OutgoingMail): Promise<"sent" | "refused">;
  close(): void;
};
