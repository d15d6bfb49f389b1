/** The teacher's statistics: views, students, requests, time to answer, as small plots. */

import { queryOptions, useQuery } from "@tanstack/react-query";
import { inMinutes } from "#contract/duration-units.ts";
import type { Answer } from "#contract/endpoint.ts";
import { teacherStatisticsEndpoint } from "#contract/relations.ts";
import { formatDate } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

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
        <p className="text-xl font-bold">{formatNumber(activeStudents)}</p>
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
    <dl className="*:grid *:grid-cols-[1fr_auto] *:py-1">
      {rows.map(({ id, label, count }) => {
        const long = (count / most) * 100;
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
            <svg
              className="col-span-full w-full h-2 rounded-full bg-wash"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className={`plot-${id}`} x={direction === "rtl" ? 100 - long : 0} width={long} height={8} />
            </svg>
          </div>
        );
      })}
    </dl>
  );
}

const { hour, day, week } = inMinutes;

/** The usual time to answer as a mark on a scale from one hour to one week. */
export function showDuration(t: Translate, minutes: number): string {
  if (minutes < hour) return t("relations:statistics.minutes", { count: Math.max(1, Math.round(minutes)) });
  if (minutes < 2 * day) return t("relations:statistics.hours", { count: Math.round(minutes / hour) });
  return t("relations:statistics.days", { count: Math.round(minutes / day) });
}

/** 0 at an hour or less, 1 at a week or more; logarithmic. */
export function placeOnLine(minutes: number): number {
  const place = Math.log(Math.max(minutes, hour) / hour) / Math.log(week / hour);
  return Math.min(1, place);
}

function ResponsePlot({ minutes }: { minutes: number | null }) {
  const { direction, t } = useLanguage();
  if (minutes === null) return <p className="text-slate">{t("relations:statistics.responseNone")}</p>;
  const time = showDuration(t, minutes);
  const at = (place: number) => 24 + (direction === "rtl" ? 1 - place : place) * 252;
  const marks = [
    { at: at(0), word: t("relations:statistics.hour") },
    { at: at(placeOnLine(day)), word: t("relations:statistics.oneDay") },
    { at: at(1), word: t("relations:statistics.week") },
  ];
  return (
    <>
      <p className="text-xl font-bold">{time}</p>
      <svg
        className="plot"
        viewBox="0 0 300 44"
        role="img"
        aria-label={t("relations:statistics.responsePlot", { time })}
      >
        <path className="stroke-edge stroke-2" d="M24 12H276" />
        {marks.map(({ at, word }) => (
          <g key={word}>
            <path className="stroke-edge stroke-2" d={`M${at} 7v10`} />
            <text className="plot-word" x={at} y={36}>
              {word}
            </text>
          </g>
        ))}
        <circle className="fill-marigold stroke-ink stroke-2" cx={at(placeOnLine(minutes))} cy={12} r={8} />
      </svg>
    </>
  );
}

const height = 64;
const step = 10;
const bar = 7;

type Days = Statistics["profileViews"]["days"];

function describeViews(days: Days) {
  const sum = days.reduce((all, { count }) => all + count, 0);
  const best = days.reduce<Days[number] | undefined>(
    (most, day) => (day.count > (most?.count ?? 0) ? day : most),
    undefined,
  );
  return { sum, best };
}

/** Views of the page per day as bars, with the same as a sentence and as a table. */
function ViewsPlot({ days }: { days: Days }) {
  const { language, t } = useLanguage();
  const day = (date: string) => formatDate(language, new Date(`${date}T12:00:00Z`));
  const { sum, best } = describeViews(days);
  if (best === undefined) return <p className="text-slate">{t("relations:statistics.viewsNone")}</p>;
  const label = t("relations:statistics.viewsPlot", { sum, date: day(best.date), most: best.count });
  return (
    <>
      <svg className="plot" viewBox={`0 0 ${days.length * step} ${height}`} role="img" aria-label={label}>
        {days.map(({ date, count }, at) => {
          const tall = Math.max(2, (count / best.count) * height);
          return (
            <rect
              key={date}
              className={date === best.date ? "fill-marigold" : "fill-edge"}
              x={at * step}
              y={height - tall}
              width={bar}
              height={tall}
              rx={2}
            />
          );
        })}
      </svg>
      <p className="flex justify-between text-slate text-xs" aria-hidden="true">
        <span>{t("relations:statistics.last30")}</span>
        <span>{t("relations:statistics.today")}</span>
      </p>
      <Disclosure summary={t("relations:statistics.table")}>
        <table className="w-full [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-start">
          <thead>
            <tr>
              <th scope="col">{t("relations:statistics.day")}</th>
              <th scope="col">{t("relations:statistics.count")}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .map(({ date, count }) => (
                <tr key={date}>
                  <td>{day(date)}</td>
                  <td>{count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}

type Statistics = Answer<typeof teacherStatisticsEndpoint>;

/** The teacher's statistics, as the server counts them. */
const statisticsQuery = queryOptions({
  queryKey: keys.statistics,
  queryFn: ({ signal }) => call(teacherStatisticsEndpoint, {}, { signal }),
  ...dashboardList,
});
