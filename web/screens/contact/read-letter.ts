/** What stands in the form of a letter, and why one could not be sent: the same with and without a script. */
import { letterFields, trapField } from "#contract/letter-fields.ts";
import type { Translate } from "#text/keys.ts";
import type { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";

export type TypedLetter = Record<(typeof letterFields)[number] | typeof trapField, string>;

export function readLetter(form: FormData): TypedLetter {
  const fields = [...letterFields, trapField].map((name) => [name, String(form.get(name) ?? "")]);
  return Object.fromEntries(fields) as TypedLetter;
}

/** The sentence of section 8; and the reason, where it is not ours alone to mend. */
export function letterFailure(t: Translate, error: CallError): string {
  const isOurs = error.code === "internal";
  return isOurs ? t("contact:failed") : `${t("contact:failed")} ${callFailureText(t, error)}`;
}
