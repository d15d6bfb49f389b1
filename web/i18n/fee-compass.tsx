/** Fees of teachers around a place (R13.1), as a small plot and as text. */
import type { FeeRanges } from "#contract/insights.ts";
import { formatNumber } from "#text/format-number.ts";
import type { Fee } from "./fee-stand.tsx";
import { useLanguage } from "./language.tsx";

type Spread = NonNullable<FeeRanges["hourly"]>;

type Shown = { unit: "hourly" | "monthly"; spread: Spread };

function shownOf(fees: FeeRanges): Shown[] {
  return (["hourly", "monthly"] as const).flatMap((unit) => {
    const spread = fees[unit];
    return spread === null ? [] : [{ unit, spread }];
  });
}

const written = ({ low, middle, high }: Spread) => ({
  low: formatNumber(low),
  middle: formatNumber(middle),
  high: formatNumber(high),
});

/** One line, where the list is the main content. Nothing where too few name a fee. */
export function FeeRangeLine({ fees }: { fees: FeeRanges }) {
  const { t } = useLanguage();
  const [first] = shownOf(fees);
  if (first === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Plot spread={first.spread} own={undefined} />
      {t("vocabulary:compass.short", {
        fee: t(`vocabulary:compass.range.${first.unit}`, written(first.spread)),
        km: fees.distance,
      })}
    </p>
  );
}

type FeePlotProps = {
  fees: FeeRanges;
  /** Of the reader, while typing. */
  own?: Fee;
};

/** Nothing where too few name a fee. */
export function FeePlot({ fees, own = {} }: FeePlotProps) {
  const { t } = useLanguage();
  const shown = shownOf(fees);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-3 text-sm">
      <p>{t("vocabulary:compass.basis", { count: fees.teachers, km: fees.distance })}</p>
      {shown.map(({ unit, spread }) => (
        <p key={unit} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Plot spread={spread} own={own[unit] ?? undefined} />
          <span>{t(`vocabulary:compass.${unit}`, written(spread))}</span>
        </p>
      ))}
    </div>
  );
}

/** The middle half as a bar with its median marked; screen readers use the text beside it. */
function Plot({ spread: { low, middle, high }, own }: { spread: Spread; own: number | undefined }) {
  const room = Math.max(high - low, 1);
  const [start, end] = [low - room / 2, high + room / 2];
  const at = (rupees: number) => Math.round(Math.min(98, Math.max(2, (100 * (rupees - start)) / (end - start))));
  return (
    <svg
      className="turns"
      viewBox="0 0 100 12"
      width="96"
      height="12"
      fill="var(--marigold)"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      <path d={`M0 6h100M${at(middle)} 0v12`} />
      <rect x={at(low)} y="2" width={at(high) - at(low)} height="8" opacity=".7" />
      {own !== undefined && own > 0 && <circle cx={at(own)} cy="6" r="4" fill="var(--leaf)" />}
    </svg>
  );
}
