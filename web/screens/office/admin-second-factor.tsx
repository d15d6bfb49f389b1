/** An admin's own second factor (R11.4): its state, the remaining recovery codes, another authenticator. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#text/format.ts";
import { factorQuery } from "#web/api/factor-query.ts";
import { SetUpFactor } from "#web/features/office/set-up-factor.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

export const handle: PageHandle = { kind: "app" };

function FactorCard() {
  const { language, t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(factorQuery);
  // Remounts after each, so that another starts afresh.
  const [round, setRound] = useState(0);
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("office:loading")}>
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  const { confirmedAt, recoveryCodesLeft } = data;
  const done = () => void refetch().then(() => setRound((times) => times + 1));
  return (
    <Card as="section" className="grid gap-4 max-w-md">
      {confirmedAt === null ? (
        <Notice tone="marigold">{t("office:factor.missing")}</Notice>
      ) : (
        <>
          <Notice tone="leaf">{t("office:factor.since", { date: formatDate(language, new Date(confirmedAt)) })}</Notice>
          <p>{t("office:factor.left", { count: recoveryCodesLeft })}</p>
        </>
      )}
      <SetUpFactor key={round} hasOne={confirmedAt !== null} onDone={done} />
    </Card>
  );
}

export default function AdminSecondFactor() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("office:factor.title")} noindex />
      <h1 className="sign">{t("office:factor.title")}</h1>
      <FactorCard />
    </>
  );
}
