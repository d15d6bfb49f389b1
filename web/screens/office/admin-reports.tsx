/** Reports of people and reviews (R11.1): harm to a child first, then by age; and those that were decided. */
import { Flag } from "lucide-react";
import { listReportsEndpoint, type OfficeReport } from "#contract/office/reports.ts";
import { reportStates } from "#contract/office/states.ts";
import { formatAgo } from "#text/format.ts";
import { StateList } from "#web/features/office/list/state-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card, CardLink } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

function ReportCard({ report }: { report: OfficeReport }) {
  const { language, t } = useLanguage();
  return (
    <Card pressable className="office-row">
      <Flag aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={`/admin/reports/${report.id}`}>
            {t(`office:reasons.${report.reason}`)}: <bdi>{report.reported.name || t("office:people.erased")}</bdi>
          </CardLink>
        </h2>
        <p className="office-facts">
          <span>{t(report.review === null ? "office:reports.ofPerson" : "office:reports.ofReview")}</span>
          <span>{formatAgo(language, new Date(report.createdAt), new Date())}</span>
          {report.others > 0 && <span>{t("office:reports.others", { count: report.others })}</span>}
        </p>
        {report.details && (
          <p className="line-clamp-2" dir="auto">
            {report.details}
          </p>
        )}
      </div>
    </Card>
  );
}

export default function AdminReports() {
  const { t } = useLanguage();
  const list = useOfficeList(listReportsEndpoint, { state: reportStates });
  return (
    <StateList
      title={t("office:parts.reports")}
      states={reportStates}
      nameOf={(state) => t(`office:reports.${state}`)}
      list={list}
      row={(report) => <ReportCard report={report} />}
    />
  );
}
