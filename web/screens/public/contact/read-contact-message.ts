/** Values of the contact form, and why it was refused: the same with and without a script. */
import { contactFields, trapField } from "#contract/contact-fields.ts";
import type { Translate } from "#text/keys.ts";
import type { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";

export type TypedMessage = Record<(typeof contactFields)[number] | typeof trapField, string>;

export function readTypedMessage(form: FormData): TypedMessage {
  const fields = [...contactFields, trapField].map((name) => [name, String(form.get(name) ?? "")]);
  return Object.fromEntries(fields) as TypedMessage;
}

/** The sentence of section 8; and the reason, if the person can act on it. */
export function contactFailure(t: Translate, error: CallError): string {
  const isOurs = error.code === "internal";
  return isOurs ? t("contact:failed") : `${t("contact:failed")} ${callFailureText(t, error)}`;
}
