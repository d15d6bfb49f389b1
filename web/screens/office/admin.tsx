/** The overview of the office (R11.1): queues, activity by day, key figures, missing supply. */

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { inMinutes } from "#contract/duration-units.ts";
import { overviewDays } from "#contract/limits.ts";
import { type Overview, type OverviewDay, readOverviewEndpoint, type ShortSupply } from "#contract/office/overview.ts";
import type { QueueLength } from "#contract/office/queue.ts";
import { toRupees } from "#contract/paise.ts";
import { formatAgo } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { OfficeFacts } from "#web/features/office/facts.tsx";
import { FilterChips } from "#web/features/office/list/filter-chips.tsx";
import { ListShape } from "#web/features/office/list/office-list.tsx";
import { useOfficeAddress } from "#web/features/office/list/use-office-list.ts";
import { DayPlot } from "#web/features/office/overview/day-plot.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

const spans = [String(overviewDays.usual), "7", String(overviewDays.most)] as const;

const plotted = [
  "students",
  "teachers",
  "searches",
  "withoutResult",
  "requests",
  "acceptances",
] as const satisfies (keyof OverviewDay)[];

/** The queue length by kind, and the age of the oldest. */
function QueueLengths({ lengths }: { lengths: readonly QueueLength[] }) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="waiting" className="office-claims">
      <h2 id="waiting">{t("office:overview.waiting")}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3">
        {lengths.map(({ kind, waiting, oldestSince }) => (
          <li key={kind}>
            <Link
              className="grid gap-0.5 p-3 border border-line rounded-md hover:bg-wash"
              to={`/admin/queue?kind=${kind}`}
            >
              <strong className="text-xl">{formatNumber(waiting)}</strong>
              <span>{t(`office:parts.${kind}s`)}</span>
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

const { hour, day } = inMinutes;

/** Key figures: active relations, time to answer, listed teachers, fees, follow-up answers of families. */
function KeyFigures({ overview }: { overview: Overview }) {
  const { t } = useLanguage();
  const { medianAnswerMinutes: minutes } = overview;
  const answer =
    minutes === null
      ? t("office:overview.noAnswers")
      : minutes < 2 * hour
        ? t("office:overview.minutes", { count: minutes })
        : minutes < 2 * day
          ? t("office:overview.hours", { count: Math.round(minutes / hour) })
          : t("office:overview.dayCount", { count: Math.round(minutes / day) });
  return (
    <Card as="section" aria-labelledby="standing" className="office-claims">
      <h2 id="standing">{t("office:overview.standing")}</h2>
      <OfficeFacts
        facts={[
          { label: t("office:overview.active"), words: formatNumber(overview.activeRelations) },
          { label: t("office:overview.answer"), words: answer },
          { label: t("office:overview.listedTeachers"), words: formatNumber(overview.listedTeachers) },
          { label: t("office:overview.listedStudents"), words: formatNumber(overview.listedStudents) },
          ...overview.questions.map((question) => ({
            label: t(question.day <= 3 ? "office:overview.met" : "office:overview.goesOn"),
            words: t("office:overview.yesNo", { yes: question.yes, no: question.no }),
          })),
          ...overview.fees.map(({ state, entries, amount, currency }) => ({
            label: t(`office:fees.${state}`),
            words: t("office:overview.feeSum", {
              entries,
              amount: `\u2066${currency} ${formatNumber(toRupees(amount))}\u2069`,
            }),
          })),
        ]}
      />
    </Card>
  );
}

function searchOf({ subject, area }: ShortSupply): string {
  const params = [...(subject ? [["subjects", subject]] : []), ...(area ? [["place", area]] : [])];
  return `?${new URLSearchParams(params)}`;
}

/** Missing supply (R11.1): searches of families without results, as a table; each row links to its search. */
function ShortSupplyTable({ lines }: { lines: readonly ShortSupply[] }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <Card as="section" aria-labelledby="short-supply" className="office-claims">
      <h2 id="short-supply">{t("office:short.title")}</h2>
      {lines.length === 0 ? (
        <p>{t("office:short.none")}</p>
      ) : (
        <>
          <p>{t("office:short.body")}</p>
          <table className="w-full [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-start">
            <thead>
              <tr>
                <th scope="col">{t("office:short.what")}</th>
                <th scope="col">{t("office:short.misses")}</th>
                <th scope="col">{t("office:overview.searches")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.subject} ${line.area}`}>
                  <td>
                    <a className="link" href={address("/home-tuition", searchOf(line))}>
                      {t("office:short.where", {
                        subject: line.subject === "" ? t("office:short.anySubject") : subjectName(t, line.subject),
                        area: line.areaName ?? t("office:short.anywhere"),
                      })}
                    </a>
                  </td>
                  <td>{formatNumber(line.withoutResult)}</td>
                  <td>{formatNumber(line.searches)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}

function Numbers({ overview }: { overview: Overview }) {
  const { t } = useLanguage();
  return (
    <>
      <QueueLengths lengths={overview.queue} />
      <KeyFigures overview={overview} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4 items-start">
        {plotted.map((name) => (
          <DayPlot
            key={name}
            id={`plot-${name}`}
            title={t(`office:overview.${name}`)}
            days={overview.days.map((day) => ({ day: day.day, count: day[name] }))}
          />
        ))}
      </div>
      <ShortSupplyTable lines={overview.shortSupply} />
    </>
  );
}

export default function Admin() {
  const { t } = useLanguage();
  const { chosen, hrefOf } = useOfficeAddress({ days: spans });
  const days = chosen.days ?? spans[0];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keys.office, readOverviewEndpoint.path, days],
    queryFn: ({ signal }) => call(readOverviewEndpoint, { query: { days } }, { signal }),
  });
  return (
    <>
      <PageHead title={t("office:places.overview")} noindex />
      <h1 className="sign">{t("office:places.overview")}</h1>
      <FilterChips
        label={t("office:overview.span")}
        choices={spans
          .toSorted((a, b) => Number(a) - Number(b))
          .map((value) => ({
            value,
            label: t("office:overview.days", { count: Number(value), number: formatNumber(Number(value)) }),
          }))}
        chosen={days}
        hrefOf={(value) => hrefOf({ days: value })}
      />
      {data === undefined && error && <LoadFailed error={error} busy={isFetching} onRetry={refetch} />}
      {data === undefined && !error && <ListShape />}
      {data !== undefined && <Numbers overview={data} />}
    </>
  );
}
