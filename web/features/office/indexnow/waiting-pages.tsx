/** Pages that wait to be told (R11.3): chosen one by one or all together, and sent after a question. */
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { waitingQuery } from "./indexnow-query.ts";
import { SendDialog } from "./send-dialog.tsx";

type WaitingPagesProps = {
  /** Of the service; null without one, and then nothing can be sent. */
  host: string | null;
  page: number;
  hrefOf: (page: number) => string;
};

export function WaitingPages({ host, page, hrefOf }: WaitingPagesProps) {
  const { language, t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(waitingQuery(page));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("office:loading")}>
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  if (data.total === 0)
    return (
      <EmptyState title={t("outreach:indexnow.nothingWaits")}>{t("outreach:indexnow.nothingWaitsBody")}</EmptyState>
    );

  const toggle = (url: string) =>
    setChosen((before) => (before.includes(url) ? before.filter((one) => one !== url) : [...before, url]));
  const count = chosen.length === 0 ? data.total : chosen.length;
  return (
    <section aria-labelledby="waiting-title" className="grid gap-3">
      <h2 id="waiting-title" className="text-lg font-bold">
        {t("outreach:indexnow.waiting", { count: data.total })}
      </h2>
      <ul className="told-paths">
        {data.items.map(({ url, queuedAt }) => (
          <li key={url}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(url)}
                aria-label={t("outreach:indexnow.choose", { path: url })}
                onChange={() => toggle(url)}
              />
              <span>
                <bdi dir="ltr" className="wrap-anywhere">
                  {url}
                </bdi>{" "}
                <span className="text-slate">
                  {t("outreach:indexnow.waitingSince", { date: formatMoment(language, new Date(queuedAt)) })}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={data.pages} hrefOf={hrefOf} />
      {host !== null && (
        <p>
          <Button icon={<Send className="turns" aria-hidden="true" />} onClick={() => setAsking(true)}>
            {chosen.length === 0
              ? t("outreach:indexnow.sendAll")
              : t("outreach:indexnow.sendChosen", { count: chosen.length })}
          </Button>
        </p>
      )}
      {asking && host !== null && (
        <SendDialog
          host={host}
          count={count}
          urls={chosen.length === 0 ? undefined : chosen}
          onClose={() => setAsking(false)}
          onSent={() => setChosen([])}
        />
      )}
    </section>
  );
}
