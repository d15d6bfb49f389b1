/** IndexNow (R11.3): the service, what waits to be told, and what was told with its answers; pages of both stand in the address. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { History } from "#web/features/office/indexnow/history.tsx";
import { indexNowQuery } from "#web/features/office/indexnow/indexnow-query.ts";
import { ServiceCard } from "#web/features/office/indexnow/service-card.tsx";
import { WaitingPages } from "#web/features/office/indexnow/waiting-pages.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import type { PageHandle } from "#web/page.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

export const handle: PageHandle = { kind: "app" };

/** The page of each list: that of what waits is `page`, that of the history `told`. */
function usePages() {
  const [params] = useSearchParams();
  const pageOf = (name: string) => Math.max(1, Math.trunc(Number(params.get(name))) || 1);
  const hrefOf = (name: string) => (page: number) => {
    const next = new URLSearchParams(params);
    next.set(name, String(page));
    return `?${next}`;
  };
  return { waiting: pageOf("page"), told: pageOf("told"), hrefOf };
}

function IndexNow() {
  const { t } = useLanguage();
  const { waiting, told, hrefOf } = usePages();
  const { data, error, isFetching, refetch } = useQuery(indexNowQuery(told));
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("office:loading")} className="grid gap-3">
        <Skeleton shape="block" className="h-40" />
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  const { items: state, pages } = data;
  return (
    <div className="grid gap-6">
      <ServiceCard {...state} />
      <WaitingPages host={state.host} page={waiting} hrefOf={hrefOf("page")} />
      <History submissions={state.submissions} page={told} pages={pages} hrefOf={hrefOf("told")} />
    </div>
  );
}

export default function AdminIndexNow() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("outreach:indexnow.heading")} noindex />
      <h1 className="sign">{t("outreach:indexnow.heading")}</h1>
      <p className="text-slate">{t("outreach:indexnow.body")}</p>
      <IndexNow />
    </>
  );
}
