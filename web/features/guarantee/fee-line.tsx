/** The operator's fee of a relation in a sentence (R1.3, R10.2): due, paid, refunded, or free and why. */

import { useQuery } from "@tanstack/react-query";
import { IndianRupee } from "lucide-react";
import { brand } from "#content/brand.ts";
import { day } from "#contract/durations.ts";
import { isFreeToEnd } from "#contract/guarantee.ts";
import { guarantee } from "#contract/limits.ts";
import { readOperatorEndpoint } from "#contract/operator.ts";
import type { TeacherRelation } from "#contract/relations.ts";
import { formatDate, formatPaise } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

const PayByUpi = lazyPart(() => import("./pay-by-upi.tsx"));

type Fee = NonNullable<TeacherRelation["fee"]>;

function describeFee(t: Translate, { state, waivedBecause, amount }: Fee): string {
  if (state === "waived") {
    if (waivedBecause === "ended_early") return t("guarantee:fee.endedEarly", { count: guarantee.waivedWithin / day });
    return t(waivedBecause === "none_set" ? "guarantee:fee.noneSet" : "guarantee:fee.byUs");
  }
  // A refund of zero means nothing is due.
  if (amount === 0) return t("guarantee:fee.noneSet");
  return t(`guarantee:fee.${state}`, { amount: formatPaise(amount) });
}

export function ServiceFeeLine({ relation }: { relation: TeacherRelation }) {
  const { language, t } = useLanguage();
  const { fee, status, activeSince } = relation;
  const isDue = fee !== null && fee.state === "due" && fee.amount > 0;
  // Refetched: an app stays open for days, and nobody should pay to an old address.
  const { data } = useQuery({
    queryKey: keys.operator,
    queryFn: ({ signal }) => call(readOperatorEndpoint, {}, { signal }),
    enabled: isDue,
  });
  if (fee === null) return null;
  const { upiAddress } = data ?? brand;
  const free =
    isDue && status === "accepted" && activeSince !== null && isFreeToEnd(activeSince, new Date())
      ? new Date(Date.parse(activeSince) + guarantee.waivedWithin)
      : null;
  return (
    <div className="fee-line">
      <p className="flex gap-2 items-start">
        <IndianRupee className="size-4.5 mt-1" aria-hidden="true" />
        <span>{describeFee(t, fee)}</span>
      </p>
      {free && (
        <p className="text-sm text-slate">{t("guarantee:fee.freeUntil", { date: formatDate(language, free) })}</p>
      )}
      {isDue &&
        (upiAddress === null ? (
          <p className="text-sm text-slate">{t("guarantee:fee.askHow")}</p>
        ) : (
          <Disclosure summary={t("guarantee:fee.pay", { amount: formatPaise(fee.amount) })}>
            <PartBoundary>
              <PayByUpi upiAddress={upiAddress} fee={fee} reference={relation.id} />
            </PartBoundary>
          </Disclosure>
        ))}
    </div>
  );
}
