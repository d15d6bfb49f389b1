/** What an act of the office is called; one that nobody named, of an older log, by its code. */
import { type Act, acts } from "#contract/office/acts.ts";
import type { Translate } from "#text/keys.ts";

const isAct = (code: string): code is Act => Object.hasOwn(acts, code);

export function actName(t: Translate, code: string): string {
  return isAct(code) ? t(`office:actNames.${code}`) : code;
}
