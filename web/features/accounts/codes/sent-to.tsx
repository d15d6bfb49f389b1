/** A sentence that names an e-mail address, which reads left to right in every language. */
import type { TextKey } from "#text/keys.ts";
import { Sentence } from "#web/i18n/sentence.tsx";

export function SentTo({ sentence, email }: { sentence: TextKey; email: string }) {
  const shown = (
    <bdi dir="ltr" className="font-bold">
      {email}
    </bdi>
  );
  return <Sentence text={sentence} parts={{ email: shown }} />;
}
