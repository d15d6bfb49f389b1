/** A number by day as bars, with the sum above and the days as a table (R11.1). */

import { formatDate } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

const height = 64;
const step = 10;
const bar = 7;

export type DayCount = { day: string; count: number };

type DayPlotProps = { id: string; title: string; days: readonly DayCount[] };

export function DayPlot({ id, title, days }: DayPlotProps) {
  const { language, t } = useLanguage();
  const sum = days.reduce((all, { count }) => all + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const dayName = (day: string) => formatDate(language, new Date(`${day}T12:00:00Z`));
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid gap-2 min-w-0 wrap-anywhere [&>h2]:font-bold [&>.plot]:w-full [&>.plot]:h-16"
    >
      <h2 id={id}>{title}</h2>
      <p className="text-xl font-bold">{formatNumber(sum)}</p>
      <svg
        className="plot"
        viewBox={`0 0 ${Math.max(1, days.length) * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("office:overview.plot", { title, sum, days: days.length })}
      >
        {days.map(({ day, count }, at) => {
          const tall = count === 0 ? 1 : Math.max(3, (count / most) * height);
          return (
            <rect
              key={day}
              className={count === most && count > 0 ? "fill-marigold" : "fill-edge"}
              x={at * step}
              y={height - tall}
              width={bar}
              height={tall}
            />
          );
        })}
      </svg>
      <Disclosure summary={t("office:overview.table")}>
        <table className="w-full [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-start">
          <thead>
            <tr>
              <th scope="col">{t("office:overview.day")}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <td>{dayName(day)}</td>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Card>
  );
}
