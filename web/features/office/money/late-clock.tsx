/** The promised time of a claim's answer (R10.2); in red when past. */
import { Clock } from "lucide-react";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";

export function LateClock({ answerBy }: { answerBy: string }) {
  const { language, t } = useLanguage();
  const until = new Date(answerBy);
  const isLate = until.getTime() < Date.now();
  return (
    <span className={isLate ? "text-brick font-bold" : undefined}>
      <Clock aria-hidden="true" />{" "}
      {t(isLate ? "money:claims.late" : "money:claims.until", { date: formatDate(language, until) })}
    </span>
  );
}
