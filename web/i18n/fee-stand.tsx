/** Beside a fee: whether it is usual here (R13.1). */
import type { FeeRanges } from "#contract/insights.ts";
import { useLanguage } from "./language.tsx";

export type Fee = { hourly?: number | null; monthly?: number | null };

/** By the unit that is shown first; nothing where too few name one. */
export function standOf(fee: Fee, fees: FeeRanges | null | undefined): "below" | "usual" | "above" | null {
  const unit = typeof fee.hourly === "number" ? "hourly" : "monthly";
  const [spread, amount] = [fees?.[unit], fee[unit]];
  if (!spread || typeof amount !== "number") return null;
  if (amount < spread.low) return "below";
  return amount > spread.high ? "above" : "usual";
}

export function FeeStand({ fee, fees }: { fee: Fee; fees: FeeRanges | null | undefined }) {
  const { t } = useLanguage();
  const stand = standOf(fee, fees);
  return stand && <small>{t(`vocabulary:compass.${stand}`)}</small>;
}
