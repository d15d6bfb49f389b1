/** Claims on the guarantee (R11.1): longest waiting first, late ones in red. */
import { ShieldCheck } from "lucide-react";
import { claimStatuses } from "#contract/guarantee-states.ts";
import { listOfficeClaimsEndpoint, type OfficeClaim } from "#contract/office/claims.ts";
import { formatAgo } from "#text/format.ts";
import { StateList } from "#web/features/office/list/state-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { LateClock } from "#web/features/office/money/late-clock.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { Card, CardLink } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  await loadPageText(["money"]);
  return null;
}
clientLoader.hydrate = true as const;

function ClaimCard({ claim }: { claim: OfficeClaim }) {
  const { language, t } = useLanguage();
  const nameOf = ({ name }: OfficeClaim["student"]) => <bdi>{name || t("office:people.erased")}</bdi>;
  return (
    <Card pressable className="office-row">
      <ShieldCheck aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={`/admin/claims/${claim.id}`}>
            {t(`office:claimKinds.${claim.kind}`)}: {nameOf(claim.student)}
          </CardLink>
        </h2>
        <p className="office-facts">
          <span>
            {t("money:teacher")}: {nameOf(claim.teacher)}
          </span>
          <span>{formatAgo(language, new Date(claim.createdAt), new Date())}</span>
          {claim.status === "open" && <LateClock answerBy={claim.answerBy} />}
        </p>
        <p dir="auto" className="line-clamp-2">
          {claim.reason}
        </p>
      </div>
    </Card>
  );
}

export default function AdminClaims() {
  const { t } = useLanguage();
  const list = useOfficeList(listOfficeClaimsEndpoint, { state: claimStatuses });
  return (
    <StateList
      title={t("money:claims.title")}
      states={claimStatuses}
      nameOf={(state) => t(`money:claims.states.${state}`)}
      list={list}
      row={(claim) => <ClaimCard claim={claim} />}
    />
  );
}
