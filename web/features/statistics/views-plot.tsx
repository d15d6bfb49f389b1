/** Views of the page per day as bars, with the same as a sentence and as a table. */
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Statistics } from "./statistics-query.ts";

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

export function ViewsPlot({ days }: { days: Days }) {
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
              className={date === best.date ? "plot-best" : "plot-bar"}
              x={at * step}
              y={height - tall}
              width={bar}
              height={tall}
              rx={2}
            />
          );
        })}
      </svg>
      <p className="plot-ends" aria-hidden="true">
        <span>{t("relations:statistics.last30")}</span>
        <span>{t("relations:statistics.today")}</span>
      </p>
      <Disclosure summary={t("relations:statistics.table")}>
        <table className="plot-table">
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
