/** A sentence that names an e-mail address, which reads left to right in every language. */
import type { TextKey } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";

/** Stands for the address while the sentence is made, so that the address can be set apart in it. */
const mark = "\u0000";

export function SentTo({ sentence, email }: { sentence: TextKey; email: string }) {
  const { t } = useLanguage();
  const [before, after] = t(sentence, { email: mark }).split(mark, 2);
  return (
    <>
      {before}
      <bdi dir="ltr" className="font-bold">
        {email}
      </bdi>
      {after}
    </>
  );
}
