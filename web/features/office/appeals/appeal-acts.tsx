/** The decision on an appeal (R11.5), by another admin where there is one: granting undoes the act. */
import { Check, X } from "lucide-react";
import { useState } from "react";
import { decideAppeal, type OfficeAppeal } from "#contract/office/appeals.ts";
import { formatMoment } from "#text/format.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export function AppealActs({ appeal }: { appeal: OfficeAppeal }) {
  const { language, t } = useLanguage();
  const [asks, setAsks] = useState<"granted" | "refused" | null>(null);
  if (appeal.state !== "open") {
    const values = {
      by: `\u2068${appeal.decidedBy?.email ?? appeal.decidedBy?.name ?? t("office:people.erased")}\u2069`,
      moment: appeal.decidedAt === null ? "" : formatMoment(language, new Date(appeal.decidedAt)),
    };
    return (
      <Notice tone={appeal.state === "granted" ? "leaf" : "plain"}>
        <p>{t(appeal.state === "granted" ? "office:appeals.grantedBy" : "office:appeals.refusedBy", values)}</p>
        {appeal.answer && <p dir="auto">{appeal.answer}</p>}
      </Notice>
    );
  }
  if (!appeal.mayDecide) return <Notice tone="marigold">{t("office:appeals.another")}</Notice>;
  const decision = asks ?? "granted";
  return (
    <div className="office-acts">
      <Button icon={<Check aria-hidden="true" />} onClick={() => setAsks("granted")}>
        {t("office:appeals.grant")}
      </Button>
      <Button variant="destructive" icon={<X aria-hidden="true" />} onClick={() => setAsks("refused")}>
        {t("office:appeals.refuse")}
      </Button>
      <WordsDialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        title={t(decision === "granted" ? "office:appeals.grantTitle" : "office:appeals.refuseTitle")}
        at="words"
        hint="office:appeals.wordsHint"
        confirm={{
          label: t(decision === "granted" ? "office:appeals.grant" : "office:appeals.refuse"),
          destructive: decision === "refused",
        }}
        endpoint={decideAppeal}
        inputOf={({ words }) => ({ params: { id: appeal.id }, body: { decision, words } })}
        said={t(decision === "granted" ? "office:appeals.grantedNow" : "office:appeals.refusedNow")}
      >
        <p>{t(decision === "granted" ? "office:appeals.grantBody" : "office:appeals.refuseBody")}</p>
      </WordsDialog>
    </div>
  );
}
