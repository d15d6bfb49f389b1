/** Numbers side by side: name, bar, number. */
import { formatNumber } from "#text/format-number.ts";

export type Bar = { key: string; name: string; count: number };

export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="bars" aria-label={label}>
      {bars.map(({ key, name, count }) => (
        <li key={key}>
          <span>{name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.round((100 * count) / most)} height="8" />
          </svg>
          <b>{formatNumber(count)}</b>
        </li>
      ))}
    </ul>
  );
}
