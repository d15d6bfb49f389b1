/** One claim on the guarantee (R10.2): the student's words, what they are about, the clock, and the decision. */
import { readOfficeClaim } from "#contract/office/claims.ts";
import { formatMoment } from "#text/format.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { ClaimActs } from "#web/features/office/money/claim-acts.tsx";
import { ClaimFacts } from "#web/features/office/money/claim-facts.tsx";
import { LateClock } from "#web/features/office/money/late-clock.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/admin-claim";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  await loadPageText(["money", "questions"]);
  return null;
}
clientLoader.hydrate = true as const;

export default function AdminClaim({ params }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const asked = useSubject(readOfficeClaim, params.id);
  const kind = asked.data && t(`office:claimKinds.${asked.data.kind}`);
  return (
    <SubjectPage
      asked={asked}
      back={{ to: "/admin/claims", label: t("money:claims.title") }}
      title={kind ?? t("office:kinds.claim")}
    >
      {(claim) => (
        <>
          <ClaimItem id={claim.status === "open" ? claim.queueItemId : null} />
          <div className="office-beside">
            <div className="office-side">
              <Card as="section" aria-labelledby="claim-words" className="office-claims">
                <h2 id="claim-words">{t("money:claims.words")}</h2>
                <p className="office-facts">
                  <span>{formatMoment(language, new Date(claim.createdAt))}</span>
                  {claim.status === "open" && <LateClock answerBy={claim.answerBy} />}
                </p>
                <p dir="auto" className="whitespace-pre-line">
                  {claim.reason || t("money:claims.erased")}
                </p>
              </Card>
              <ClaimActs claim={claim} />
            </div>
            <ClaimFacts claim={claim} />
          </div>
        </>
      )}
    </SubjectPage>
  );
}
