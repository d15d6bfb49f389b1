/** A list of the office in all its states: loading, failed, empty, beyond its end, filled. Restores its scroll position on return. */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { office } from "#contract/limits.ts";
import { formatNumber } from "#text/format-number.ts";
import type { ListPage } from "#web/api/call-list.ts";
import { useListPlace } from "#web/features/search/results/use-list-place.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import type { ListChange } from "./use-office-list.ts";

type OfficeListProps<Row> = {
  query: UseQueryResult<ListPage<readonly Row[]>>;
  page: number;
  hrefOf: (change: ListChange) => string;
  keyOf: (row: Row) => string;
  row: (row: Row) => ReactNode;
  /** Instead of "nothing waits". */
  empty?: ReactNode;
};

export function OfficeList<Row>({ query, page, hrefOf, keyOf, row, empty }: OfficeListProps<Row>) {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = query;
  const count = useRef<HTMLParagraphElement>(null);
  useListPlace(useLocation().search, data !== undefined && !query.isPlaceholderData, count);
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined) return <ListShape />;
  if (data.total === 0) return empty ?? <EmptyState title={t("office:list.empty")} />;
  if (data.items.length === 0) {
    const first = (
      <ButtonLink variant="secondary" to={hrefOf({ page: "1" })}>
        {t("office:list.first")}
      </ButtonLink>
    );
    return <Notice action={first}>{t("office:list.beyond")}</Notice>;
  }
  return (
    <div className="grid gap-3 min-w-0" aria-busy={query.isPlaceholderData || undefined}>
      {error && <LoadFailed error={error} busy={isFetching} onRetry={refetch} />}
      <p ref={count} tabIndex={-1} className="text-slate text-sm">
        {data.total < office.counted
          ? t("office:list.count", { count: data.total })
          : t("office:list.countMore", { number: formatNumber(office.counted) })}
      </p>
      <ul className="grid gap-3 min-w-0">
        {data.items.map((one) => (
          <li key={keyOf(one)}>{row(one)}</li>
        ))}
      </ul>
      <ListPages page={page} pages={data.pages} hrefOf={(to) => hrefOf({ page: String(to) })} />
    </div>
  );
}

export function ListShape() {
  const { t } = useLanguage();
  return (
    <SkeletonGroup label={t("office:loading")} className="grid gap-3 min-w-0">
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} shape="block" className="h-20" />
      ))}
    </SkeletonGroup>
  );
}
