/** The queue of everything that needs a decision (R11.5): harm to a child first, then by kind and age; with claims. */
import { useQuery } from "@tanstack/react-query";
import { listQueueEndpoint, queueKindsOf } from "#contract/office/queue.ts";
import { queueKinds, queueStates } from "#contract/office/states.ts";
import { useRoleOfPerson } from "#web/api/use-can.ts";
import { FilterChips } from "#web/features/office/list/filter-chips.tsx";
import { OfficeList } from "#web/features/office/list/office-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { lengthsQuery } from "#web/features/office/queue-query.ts";
import { QueueRow } from "#web/features/office/queue-row.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

export const handle: PageHandle = { kind: "app" };

const filters = { state: queueStates, kind: ["", ...queueKinds] } as const;

export default function AdminQueue() {
  const { t } = useLanguage();
  const { query, page, chosen, hrefOf } = useOfficeList(listQueueEndpoint, filters);
  const { data: lengths = [] } = useQuery(lengthsQuery);
  const role = useRoleOfPerson();
  const readable = role === undefined ? [] : queueKindsOf(role);
  const kinds = readable.map((kind) => ({
    value: kind,
    label: t(`office:kinds.${kind}`),
    count: lengths.find((length) => length.kind === kind)?.waiting,
  }));
  return (
    <>
      <PageHead title={t("office:places.queue")} noindex />
      <h1 className="sign">{t("office:places.queue")}</h1>
      <FilterChips
        label={t("office:list.state")}
        choices={queueStates.map((value) => ({ value, label: t(`office:queue.${value}`) }))}
        chosen={chosen.state}
        hrefOf={(state) => hrefOf({ state })}
      />
      <FilterChips
        label={t("office:queue.kind")}
        choices={[{ value: "", label: t("office:queue.all") }, ...kinds]}
        chosen={chosen.kind}
        hrefOf={(kind) => hrefOf({ kind })}
      />
      <OfficeList
        query={query}
        page={page}
        hrefOf={hrefOf}
        keyOf={({ id }) => id}
        row={(item) => <QueueRow item={item} />}
        empty={<EmptyState title={t("office:queue.empty")}>{t("office:queue.emptyBody")}</EmptyState>}
      />
    </>
  );
}
