/** What becomes of a report (R11.1): something was done, the person is warned, nothing is to be done; or the decision is taken back. */
import { CheckCheck, MessageSquareWarning, Undo2, X } from "lucide-react";
import { useState } from "react";
import type { RuleCode } from "#contract/office/acts.ts";
import { decideReport, type OfficeReport, reopenReport } from "#contract/office/reports.ts";
import { formatMoment } from "#text/format.ts";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

const rules: readonly RuleCode[] = ["unsafe", "abuse", "fake", "spam", "contact_details", "not_about_lessons", "other"];

const [acted, dismissed] = ["acted", "dismissed"] as const;

export function ReportActs({ report }: { report: OfficeReport }) {
  const { t } = useLanguage();
  const { act, busy } = useAct();
  const [asks, setAsks] = useState<"warn" | "dismiss" | "reopen" | null>(null);
  const close = () => setAsks(null);
  const params = { id: report.id };
  const settle = () =>
    void act(decideReport, { params, body: { decision: "acted" } }, { said: t("office:reports.settledNow") });
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
          endpoint={reopenReport}
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
        rules={rules}
        at="outcome"
        confirm={{ label: t("office:reports.warn"), destructive: true }}
        endpoint={decideReport}
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
        endpoint={decideReport}
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
