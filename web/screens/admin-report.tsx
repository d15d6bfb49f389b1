/** One report (R11.1): who said what about whom, the review it doubts, and what becomes of it. */
import { type OfficeReport, readReport } from "#contract/office/reports.ts";
import { formatMoment } from "#text/format.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { Facts } from "#web/features/office/facts.tsx";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { ReportActs } from "#web/features/office/reports/report-acts.tsx";
import { HideReview } from "#web/features/office/reviews/hide-review.tsx";
import { RatingStars } from "#web/features/office/reviews/rating-stars.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/admin-report";

export const handle: PageHandle = { kind: "app" };

function Said({ report }: { report: OfficeReport }) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="said" className="office-claims">
      <h2 id="said">{t("office:reports.said")}</h2>
      <Facts
        facts={[
          { label: t("office:reports.reason"), words: t(`office:reasons.${report.reason}`) },
          { label: t("office:reports.reported"), words: <PersonLink person={report.reported} /> },
          { label: t("office:reports.reporter"), words: <PersonLink person={report.reporter} /> },
          { label: t("office:reports.when"), words: formatMoment(language, new Date(report.createdAt)) },
          {
            label: t("office:reports.before"),
            words: report.others > 0 ? t("office:reports.others", { count: report.others }) : "",
          },
        ]}
      />
      {report.details && (
        <p className="office-words" dir="auto">
          {report.details}
        </p>
      )}
    </Card>
  );
}

export default function AdminReport({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const asked = useSubject(readReport, params.id);
  return (
    <SubjectPage
      asked={asked}
      back={{ to: "/admin/reports", label: t("office:parts.reports") }}
      title={asked.data?.reported.name || t("office:kinds.report")}
    >
      {(report) => (
        <>
          <ClaimItem id={report.status === "open" ? report.queueItemId : null} />
          <ReportActs report={report} />
          <div className="office-beside">
            <Said report={report} />
            {report.review && (
              <Card as="section" aria-labelledby="review" className="office-claims">
                <h2 id="review">{t("office:reports.theReview")}</h2>
                <RatingStars stars={report.review.stars} />
                {report.review.text && (
                  <p className="office-words" dir="auto">
                    {report.review.text}
                  </p>
                )}
                <HideReview id={report.review.id} hidden={report.review.hidden} />
              </Card>
            )}
          </div>
        </>
      )}
    </SubjectPage>
  );
}
