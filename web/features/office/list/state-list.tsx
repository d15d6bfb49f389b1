/** A screen of the office that is one list, filtered by state alone: its title, the states as links, the rows. */
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListPage } from "#web/api/call-list.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { OfficeList } from "./office-list.tsx";
import type { useOfficeAddress } from "./use-office-list.ts";

type StateListProps<Row, State extends string> = {
  title: string;
  states: readonly State[];
  nameOf: (state: State) => string;
  /** From `useOfficeList`, with `state` among its filters. */
  list: ReturnType<typeof useOfficeAddress> & { query: UseQueryResult<ListPage<readonly Row[]>> };
  row: (row: Row) => ReactNode;
};

export function StateList<Row extends { id: string }, State extends string>({
  title,
  states,
  nameOf,
  list: { query, page, chosen, hrefOf },
  row,
}: StateListProps<Row, State>) {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={title} noindex />
      <h1 className="sign">{title}</h1>
      <FilterChips
        label={t("office:list.state")}
        choices={states.map((value) => ({ value, label: nameOf(value) }))}
        chosen={chosen.state}
        hrefOf={(state) => hrefOf({ state })}
      />
      <OfficeList query={query} page={page} hrefOf={hrefOf} keyOf={({ id }) => id} row={row} />
    </>
  );
}
