/** A refusal beside its field: in the words of section 5 where they exist, and the attempts left. */
import type { TextKey } from "#text/keys.ts";
import type { CallError } from "#web/api/client.ts";
import { failureSentences } from "./call-failure-text.ts";
import { useLanguage } from "./language.tsx";

export function RefusalWords({ error }: { error: CallError }) {
  const { t } = useLanguage();
  const [first, ...left] = failureSentences(t, error);
  const short = t(`validation:${error.code}` as TextKey);
  return (
    <>
      {[short === error.code ? first : short, ...left].map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
    </>
  );
}
