/** One appeal (R11.5): what was decided and why, what the person says to it, and the last word. */
import { readAppeal } from "#contract/office/appeals.ts";
import { formatMoment } from "#text/format.ts";
import { actName } from "#web/features/office/act-name.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { AppealActs } from "#web/features/office/appeals/appeal-acts.tsx";
import { Facts } from "#web/features/office/facts.tsx";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/admin-appeal";

export const handle: PageHandle = { kind: "app" };

export default function AdminAppeal({ params }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const asked = useSubject(readAppeal, params.id);
  const moment = (at: string) => formatMoment(language, new Date(at));
  return (
    <SubjectPage
      asked={asked}
      back={{ to: "/admin/appeals", label: t("office:parts.appeals") }}
      title={asked.data?.person?.name || t("office:kinds.appeal")}
    >
      {(appeal) => (
        <>
          <ClaimItem id={appeal.state === "open" ? appeal.queueItemId : null} />
          {appeal.verdict.undoneAt !== null && appeal.state === "open" && (
            <Notice tone="leaf">{t("office:appeals.undone", { moment: moment(appeal.verdict.undoneAt) })}</Notice>
          )}
          <AppealActs appeal={appeal} />
          <div className="office-beside">
            <Card as="section" aria-labelledby="appeal" className="office-claims">
              <h2 id="appeal">{t("office:appeals.said")}</h2>
              <p className="office-words" dir="auto">
                {appeal.words}
              </p>
              <p className="text-slate">{moment(appeal.createdAt)}</p>
            </Card>
            <Card as="section" aria-labelledby="verdict" className="office-claims">
              <h2 id="verdict">{t("office:appeals.verdict")}</h2>
              <Facts
                facts={[
                  { label: t("office:audit.act"), words: actName(t, appeal.verdict.act) },
                  { label: t("office:appeals.person"), words: <PersonLink person={appeal.person} /> },
                  { label: t("office:appeals.admin"), words: <bdi>{appeal.verdict.admin?.email ?? ""}</bdi> },
                  { label: t("office:reports.when"), words: moment(appeal.verdict.createdAt) },
                ]}
              />
              <p className="office-words" dir="auto">
                {appeal.verdict.words}
              </p>
            </Card>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
