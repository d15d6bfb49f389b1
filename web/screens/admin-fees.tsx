/** The operator's fees (R1.3, R11.1): by state, newest first, to be marked; and a month as a file. */
import { IndianRupee } from "lucide-react";
import { Link } from "react-router";
import { feeStates } from "#contract/guarantee-states.ts";
import { listFees, type OfficeFee } from "#contract/office/fees.ts";
import { formatDate, formatPaise } from "#text/format.ts";
import { FilterChips } from "#web/features/office/list/filter-chips.tsx";
import { OfficeList } from "#web/features/office/list/office-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { FeeActs } from "#web/features/office/money/fee-acts.tsx";
import { FeeMonth } from "#web/features/office/money/fee-month.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  await loadPageText(["money", "relations"]);
  return null;
}
clientLoader.hydrate = true as const;

function FeeCard({ fee }: { fee: OfficeFee }) {
  const { language, t } = useLanguage();
  const date = (moment: string) => formatDate(language, new Date(moment));
  const by = fee.stateChangedBy;
  return (
    <Card className="office-row">
      <IndianRupee aria-hidden="true" />
      <div className="office-side">
        <h2>
          {formatPaise(fee.amount)} · {t(`money:states.${fee.state}`)}
        </h2>
        <p className="office-facts">
          {([fee.student, fee.teacher] as const).map((person) => (
            <Link key={person.id} to={`/admin/people/${person.id}`} className="link">
              <bdi>{person.name || t("office:people.erased")}</bdi>
            </Link>
          ))}
          <span>{t("money:fees.made", { date: date(fee.createdAt) })}</span>
          {fee.state !== "due" && (
            <span>
              {t(by === null ? "money:fees.changedItself" : "money:fees.changed", {
                date: date(fee.stateChangedAt),
                by: `\u2068${by?.email ?? by?.name ?? ""}\u2069`,
              })}
            </span>
          )}
        </p>
        {fee.note && <p dir="auto">{fee.note}</p>}
        <FeeActs fee={fee} />
      </div>
    </Card>
  );
}

export default function AdminFees() {
  const { t } = useLanguage();
  const { asked, page, chosen, hrefOf } = useOfficeList(listFees, { state: feeStates });
  return (
    <>
      <PageHead title={t("money:fees.title")} noindex />
      <h1 className="sign">{t("money:fees.title")}</h1>
      <FeeMonth />
      <FilterChips
        label={t("office:list.state")}
        choices={feeStates.map((value) => ({ value, label: t(`money:states.${value}`) }))}
        chosen={chosen.state}
        hrefOf={(state) => hrefOf({ state })}
      />
      <OfficeList
        asked={asked}
        page={page}
        hrefOf={hrefOf}
        keyOf={({ id }) => id}
        row={(fee) => <FeeCard fee={fee} />}
      />
    </>
  );
}
