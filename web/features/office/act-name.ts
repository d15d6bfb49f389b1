/** The name of an office act; an unnamed one, of an older log, by its code. */
import { acts } from "#contract/office/acts.ts";
import type { TextKey, Translate } from "#text/keys.ts";

export function actName(t: Translate, code: string): string {
  return Object.hasOwn(acts, code) ? t(`office:actNames.${code}` as TextKey) : code;
}
