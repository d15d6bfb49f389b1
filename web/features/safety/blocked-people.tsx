/** The people one has blocked, and unblocking. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type BlockedPerson, listBlocksEndpoint, unblockPersonEndpoint } from "#contract/safety.ts";
import { formatDate } from "#text/format.ts";
import { callList } from "#web/api/call-list.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { personBlocked } from "#web/api/relation-changed.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";

const blocksQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.blocks, page],
    queryFn: ({ signal }) => callList(listBlocksEndpoint, { query: { page: String(page) } }, { signal }),
  });

export default function BlockedPeople() {
  const { t } = useLanguage();
  return (
    <Card as="section" id="blocked" aria-labelledby="blocked-title" className="grid gap-3">
      <h2 id="blocked-title" className="text-lg font-bold">
        {t("safety:list.title")}
      </h2>
      <p className="text-slate">{t("safety:list.body")}</p>
      <List page={1} />
    </Card>
  );
}

/** Further pages load below, one per press. */
function List({ page }: { page: number }) {
  const { t } = useLanguage();
  const [more, setMore] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(blocksQuery(page));
  if (data === undefined)
    return error ? (
      <LoadFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t("shell:splash")} className="grid gap-2">
        <Skeleton shape="block" className="h-11" />
      </SkeletonGroup>
    );
  if (data.total === 0) return <p>{t("safety:list.empty")}</p>;
  const isLast = page >= data.pages;
  return (
    <>
      <ul className="grid gap-2 *:flex *:flex-wrap *:gap-x-4 *:gap-y-2 *:items-center *:justify-between *:pt-2 *:border-t *:border-line">
        {data.items.map((person) => (
          <li key={person.accountId}>
            <Blocked person={person} />
          </li>
        ))}
      </ul>
      {more && !isLast && <List page={page + 1} />}
      {!more && !isLast && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setMore(true)}>
          {t("safety:list.more")}
        </Button>
      )}
    </>
  );
}

function Blocked({ person }: { person: BlockedPerson }) {
  const { language, t } = useLanguage();
  const client = useQueryClient();
  const name = person.name ?? t("safety:list.student", { initial: person.initial });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(unblockPersonEndpoint, { params: { accountId: person.accountId } }),
    onSuccess: () => {
      toast({ title: t("safety:list.unblocked", { name }), variant: "success" });
      return personBlocked(client);
    },
    onError: (error) =>
      toast({ title: t("safety:list.failed"), text: callFailureText(t, error), variant: "destructive" }),
  });
  return (
    <>
      <div>
        <p className="font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-slate text-sm">
          {t("safety:list.since", { date: formatDate(language, new Date(person.blockedAt)) })}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={isPending}
        aria-label={`${t("safety:list.unblock")}: ${name}`}
        onClick={() => mutate()}
      >
        {t("safety:list.unblock")}
      </Button>
    </>
  );
}
