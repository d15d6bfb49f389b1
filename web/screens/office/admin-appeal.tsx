/** One appeal (R11.5): the decision and its reason, the person's text, and the final decision. */

import { Check, X } from "lucide-react";
import { useState } from "react";
import { decideAppealEndpoint, type OfficeAppeal, readAppealEndpoint } from "#contract/office/appeals.ts";
import { formatMoment } from "#text/format.ts";
import { actName } from "#web/features/office/act-name.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { OfficeFacts } from "#web/features/office/facts.tsx";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/admin-appeal";

export const handle: PageHandle = { kind: "app" };

/** The decision on an appeal (R11.5), by another admin where there is one: granting undoes the act. */
function AppealActs({ appeal }: { appeal: OfficeAppeal }) {
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
        endpoint={decideAppealEndpoint}
        inputOf={({ words }) => ({ params: { id: appeal.id }, body: { decision, words } })}
        said={t(decision === "granted" ? "office:appeals.grantedNow" : "office:appeals.refusedNow")}
      >
        <p>{t(decision === "granted" ? "office:appeals.grantBody" : "office:appeals.refuseBody")}</p>
      </WordsDialog>
    </div>
  );
}

export default function AdminAppeal({ params }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const query = useSubject(readAppealEndpoint, params.id);
  const moment = (at: string) => formatMoment(language, new Date(at));
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/appeals", label: t("office:parts.appeals") }}
      title={query.data?.person?.name || t("office:kinds.appeal")}
    >
      {(appeal) => (
        <>
          <ClaimItem id={appeal.state === "open" ? appeal.queueItemId : null} />
          {appeal.verdict.undoneAt !== null && appeal.state === "open" && (
            <Notice tone="leaf">{t("office:appeals.undone", { moment: moment(appeal.verdict.undoneAt) })}</Notice>
          )}
          <AppealActs appeal={appeal} />
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Card as="section" aria-labelledby="appeal" className="office-claims">
              <h2 id="appeal">{t("office:appeals.said")}</h2>
              <p className="whitespace-pre-wrap" dir="auto">
                {appeal.words}
              </p>
              <p className="text-slate">{moment(appeal.createdAt)}</p>
            </Card>
            <Card as="section" aria-labelledby="verdict" className="office-claims">
              <h2 id="verdict">{t("office:appeals.verdict")}</h2>
              <OfficeFacts
                facts={[
                  { label: t("office:audit.act"), words: actName(t, appeal.verdict.act) },
                  { label: t("office:appeals.person"), words: <PersonLink person={appeal.person} /> },
                  { label: t("office:appeals.admin"), words: <bdi>{appeal.verdict.admin?.email ?? ""}</bdi> },
                  { label: t("office:reports.when"), words: moment(appeal.verdict.createdAt) },
                ]}
              />
              <p className="whitespace-pre-wrap" dir="auto">
                {appeal.verdict.words}
              </p>
            </Card>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
