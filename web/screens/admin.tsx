/** The overview of the office (R11.1): what waits, what happened day by day, how things stand, where supply is short. */
import { useQuery } from "@tanstack/react-query";
import { overviewDays } from "#contract/limits.ts";
import { type Overview, type OverviewDay, readOverview } from "#contract/office/overview.ts";
import { formatNumber } from "#text/format-number.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { FilterChips } from "#web/features/office/list/filter-chips.tsx";
import { ListShape } from "#web/features/office/list/office-list.tsx";
import { useOfficeAddress } from "#web/features/office/list/use-office-list.ts";
import { DayPlot } from "#web/features/office/overview/day-plot.tsx";
import { QueueLengths } from "#web/features/office/overview/queue-lengths.tsx";
import { ShortSupplyTable } from "#web/features/office/overview/short-supply.tsx";
import { Standing } from "#web/features/office/overview/standing.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import type { PageHandle } from "#web/page.ts";

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

function Numbers({ overview }: { overview: Overview }) {
  const { t } = useLanguage();
  return (
    <>
      <QueueLengths lengths={overview.queue} />
      <Standing overview={overview} />
      <div className="office-plots">
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
    queryKey: [...keys.office, readOverview.path, days],
    queryFn: ({ signal }) => call(readOverview, { query: { days } }, { signal }),
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
