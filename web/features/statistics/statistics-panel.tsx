/** How the teacher is doing: views, students, requests, time to answer, as small plots. */
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#text/format-number.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { ResponsePlot } from "./response-plot.tsx";
import { type Statistics, statisticsQuery } from "./statistics-query.ts";
import { ViewsPlot } from "./views-plot.tsx";

export default function StatisticsPanel() {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(statisticsQuery);
  if (data !== undefined) return <Numbers statistics={data} />;
  if (!error)
    return (
      <SkeletonGroup label={t("relations:statistics.loading")} className="statistics">
        {["views", "requests", "response"].map((card) => (
          <Skeleton key={card} shape="block" className="h-40" />
        ))}
      </SkeletonGroup>
    );
  return <LoadFailed title={t("relations:failed.title")} error={error} busy={isFetching} onRetry={refetch} />;
}

function Numbers({ statistics }: { statistics: Statistics }) {
  const { t } = useLanguage();
  const { profileViews, activeStudents, medianResponseMinutes, slowToAnswer } = statistics;
  return (
    <div className="statistics">
      {slowToAnswer && <Notice tone="marigold">{t("relations:statistics.slow")}</Notice>}
      <Card as="section" aria-labelledby="statistic-views">
        <h2 id="statistic-views">{t("relations:statistics.views")}</h2>
        <p className="text-slate">{t("relations:statistics.viewsTotal", { count: profileViews.total })}</p>
        <ViewsPlot days={profileViews.days} />
      </Card>
      <Card as="section" aria-labelledby="statistic-requests">
        <h2 id="statistic-requests">{t("relations:statistics.requests")}</h2>
        <RequestsPlot statistics={statistics} />
        <h2>{t("relations:statistics.active")}</h2>
        <p className="statistic">{formatNumber(activeStudents)}</p>
      </Card>
      <Card as="section" aria-labelledby="statistic-response">
        <h2 id="statistic-response">{t("relations:statistics.response")}</h2>
        <ResponsePlot minutes={medianResponseMinutes} />
      </Card>
    </div>
  );
}

function RequestsPlot({ statistics: { acceptedRequests, pendingRequests } }: { statistics: Statistics }) {
  const { direction, t } = useLanguage();
  const most = Math.max(1, acceptedRequests, pendingRequests);
  const rows = [
    { id: "accepted", label: t("relations:statistics.accepted"), count: acceptedRequests },
    { id: "pending", label: t("relations:statistics.pending"), count: pendingRequests },
  ] as const;
  return (
    <dl className="plot-rows">
      {rows.map(({ id, label, count }) => {
        const long = (count / most) * 100;
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
            <svg className="plot-row" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={`plot-${id}`} x={direction === "rtl" ? 100 - long : 0} width={long} height={8} />
            </svg>
          </div>
        );
      })}
    </dl>
  );
}
