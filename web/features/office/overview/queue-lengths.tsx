/** What waits, kind by kind, and since when the oldest does. */
import { Link } from "react-router";
import type { QueueLength } from "#contract/office/queue.ts";
import { formatAgo } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card } from "#web/ui/card.tsx";

export function QueueLengths({ lengths }: { lengths: readonly QueueLength[] }) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="waiting" className="office-claims">
      <h2 id="waiting">{t("office:overview.waiting")}</h2>
      <ul className="office-tiles">
        {lengths.map(({ kind, waiting, oldestSince }) => (
          <li key={kind}>
            <Link to={`/admin/queue?kind=${kind}`}>
              <strong>{formatNumber(waiting)}</strong>
              <span>{t(`office:kinds.${kind}`)}</span>
              <span className="text-slate">
                {oldestSince === null
                  ? t("office:list.empty")
                  : t("office:overview.oldest", { ago: formatAgo(language, new Date(oldestSince), new Date()) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
