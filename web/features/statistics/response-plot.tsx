/** The usual time to answer as a mark on a line from one hour to one week. */
import type { Translate } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";

const hour = 60;
const day = 24 * hour;
const week = 7 * day;

export function showDuration(t: Translate, minutes: number): string {
  if (minutes < hour) return t("relations:statistics.minutes", { count: Math.max(1, Math.round(minutes)) });
  if (minutes < 2 * day) return t("relations:statistics.hours", { count: Math.round(minutes / hour) });
  return t("relations:statistics.days", { count: Math.round(minutes / day) });
}

/** 0 at an hour or less, 1 at a week or more; each doubling is the same step. */
export function placeOnLine(minutes: number): number {
  const place = Math.log(Math.max(minutes, hour) / hour) / Math.log(week / hour);
  return Math.min(1, place);
}

export function ResponsePlot({ minutes }: { minutes: number | null }) {
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
      <p className="statistic">{time}</p>
      <svg
        className="plot"
        viewBox="0 0 300 44"
        role="img"
        aria-label={t("relations:statistics.responsePlot", { time })}
      >
        <path className="plot-line" d="M24 12H276" />
        {marks.map(({ at, word }) => (
          <g key={word}>
            <path className="plot-line" d={`M${at} 7v10`} />
            <text className="plot-word" x={at} y={36}>
              {word}
            </text>
          </g>
        ))}
        <circle className="plot-mark" cx={at(placeOnLine(minutes))} cy={12} r={8} />
      </svg>
    </>
  );
}
