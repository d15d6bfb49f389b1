/** A list of relations in all its states: loading, failed, empty, beyond its end, filled. */
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListPage } from "#web/api/call-list.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

type RelationListProps<Shown extends SomeRelation> = {
  query: UseQueryResult<ListPage<Shown[]>>;
  page: number;
  hrefOf: (to: { page: number }) => string;
  card: (relation: Shown) => ReactNode;
  empty: ReactNode;
  /** Entries marked as examples, below the failure notice (R8.3). */
  samples?: ReactNode;
};

export function RelationList<Shown extends SomeRelation>(props: RelationListProps<Shown>) {
  const { query, page, hrefOf, card, empty, samples } = props;
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error) {
    return (
      <div className="grid gap-4">
        <LoadFailed title={t("relations:failed.title")} error={error} busy={isFetching} onRetry={refetch}>
          <p>{callFailureText(t, error)}</p>
          {samples && <p>{t("relations:failed.samples")}</p>}
        </LoadFailed>
        {samples}
      </div>
    );
  }
  if (data === undefined) return <ListSkeleton />;
  if (data.total === 0) return empty;
  if (data.items.length === 0) {
    const first = (
      <ButtonLink variant="secondary" to={hrefOf({ page: 1 })}>
        {t("relations:empty.first")}
      </ButtonLink>
    );
    return <Notice action={first}>{t("relations:empty.beyond")}</Notice>;
  }
  return (
    <div className="grid gap-4" aria-busy={query.isPlaceholderData || undefined}>
      <ul className="grid gap-4 items-start lg:grid-cols-2 *:min-w-0">
        {data.items.map((relation) => (
          <li key={relation.id}>{card(relation)}</li>
        ))}
      </ul>
      <ListPages page={page} pages={data.pages} hrefOf={(to) => hrefOf({ page: to })} />
    </div>
  );
}

function ListSkeleton() {
  const { t } = useLanguage();
  return (
    <SkeletonGroup label={t("relations:loading")} className="grid gap-4 items-start lg:grid-cols-2 *:min-w-0">
      {["first", "second"].map((card) => (
        <Card key={card} className="relation-card">
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 items-start [&_h2]:text-md [&_h2]:font-bold">
            <Skeleton shape="circle" className="h-12 w-12" />
            <div>
              <Skeleton className="w-1/2" />
              <Skeleton className="w-4/5" />
            </div>
          </div>
          <Skeleton className="w-3/5" />
          <Skeleton shape="block" className="h-11" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
