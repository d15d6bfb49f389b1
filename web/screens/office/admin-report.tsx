/** One report (R11.1): who reported whom and why, the reported review, and the decision. */

import { CheckCheck, MessageSquareWarning, Undo2, X } from "lucide-react";
import { useState } from "react";
import { rulesOf } from "#contract/office/acts.ts";
import {
  decideReportEndpoint,
  type OfficeReport,
  readReportEndpoint,
  reopenReportEndpoint,
} from "#contract/office/reports.ts";
import { formatMoment } from "#text/format.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { OfficeFacts } from "#web/features/office/facts.tsx";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { HideReview } from "#web/features/office/reviews/hide-review.tsx";
import { RatingStars } from "#web/features/office/reviews/rating-stars.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/admin-report";

export const handle: PageHandle = { kind: "app" };

const [acted, dismissed] = ["acted", "dismissed"] as const;

/** Decisions on a report (R11.1): action taken, warned, dismissed; or undo. */
function ReportActs({ report }: { report: OfficeReport }) {
  const { t } = useLanguage();
  const { act, busy } = useAct();
  const [asks, setAsks] = useState<"warn" | "dismiss" | "reopen" | null>(null);
  const close = () => setAsks(null);
  const params = { id: report.id };
  const settle = () =>
    void act(decideReportEndpoint, { params, body: { decision: "acted" } }, { said: t("office:reports.settledNow") });
  if (report.status !== "open")
    return (
      <div className="office-acts">
        <Decided report={report} />
        <Button
          variant="secondary"
          icon={<Undo2 className="turns" aria-hidden="true" />}
          onClick={() => setAsks("reopen")}
        >
          {t("office:reports.reopen")}
        </Button>
        <WordsDialog
          open={asks === "reopen"}
          onClose={close}
          title={t("office:reports.reopenTitle")}
          optional
          confirm={{ label: t("office:reports.reopen") }}
          endpoint={reopenReportEndpoint}
          inputOf={({ words }) => ({ params, body: { reason: words } })}
          said={t("office:reports.reopenedNow")}
        />
      </div>
    );
  return (
    <div className="office-acts">
      <Button icon={<CheckCheck aria-hidden="true" />} busy={busy} onClick={settle}>
        {t("office:reports.settle")}
      </Button>
      <Button variant="destructive" icon={<MessageSquareWarning aria-hidden="true" />} onClick={() => setAsks("warn")}>
        {t("office:reports.warn")}
      </Button>
      <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={() => setAsks("dismiss")}>
        {t("office:reports.dismiss")}
      </Button>
      <WordsDialog
        open={asks === "warn"}
        onClose={close}
        title={t("office:reports.warnTitle")}
        rules={rulesOf("report")}
        at="outcome"
        confirm={{ label: t("office:reports.warn"), destructive: true }}
        endpoint={decideReportEndpoint}
        inputOf={({ words, rule }) => ({ params, body: { decision: acted, outcome: words, rule } })}
        said={t("office:reports.warnedNow")}
      >
        <p>{t("office:reports.warnBody")}</p>
      </WordsDialog>
      <WordsDialog
        open={asks === "dismiss"}
        onClose={close}
        title={t("office:reports.dismissTitle")}
        at="outcome"
        confirm={{ label: t("office:reports.dismiss") }}
        endpoint={decideReportEndpoint}
        inputOf={({ words, rule }) => ({ params, body: { decision: dismissed, outcome: words, rule } })}
        said={t("office:reports.dismissedNow")}
      >
        <p>{t("office:reports.dismissBody")}</p>
      </WordsDialog>
    </div>
  );
}

function Decided({ report: { status, handledAt, handledBy, outcome } }: { report: OfficeReport }) {
  const { language, t } = useLanguage();
  const values = {
    by: `\u2068${handledBy?.email ?? handledBy?.name ?? t("office:people.erased")}\u2069`,
    moment: handledAt === null ? "" : formatMoment(language, new Date(handledAt)),
  };
  return (
    <Notice>
      <p>{t(status === "acted" ? "office:reports.actedBy" : "office:reports.dismissedBy", values)}</p>
      {outcome && <p dir="auto">{outcome}</p>}
    </Notice>
  );
}

function ReportText({ report }: { report: OfficeReport }) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="said" className="office-claims">
      <h2 id="said">{t("office:reports.said")}</h2>
      <OfficeFacts
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
        <p className="whitespace-pre-wrap" dir="auto">
          {report.details}
        </p>
      )}
    </Card>
  );
}

export default function AdminReport({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const query = useSubject(readReportEndpoint, params.id);
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/reports", label: t("office:parts.reports") }}
      title={query.data?.reported.name || t("office:kinds.report")}
    >
      {(report) => (
        <>
          <ClaimItem id={report.status === "open" ? report.queueItemId : null} />
          <ReportActs report={report} />
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ReportText report={report} />
            {report.review && (
              <Card as="section" aria-labelledby="review" className="office-claims">
                <h2 id="review">{t("office:reports.theReview")}</h2>
                <RatingStars stars={report.review.stars} />
                {report.review.text && (
                  <p className="whitespace-pre-wrap" dir="auto">
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
