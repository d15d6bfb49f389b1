/** The text of a field's error, by the code of the contract's schema. */
import type { TextKey, Translate } from "#text/keys.ts";

export function issueText(t: Translate, code: string): string {
  const text = t(`validation:${code}` as TextKey);
  // A code without a text is returned as it is.
  return text === code ? t("validation:invalid") : text;
}
