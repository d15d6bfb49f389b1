/** `?tab=shortlist`: the teachers a student keeps (R13.6), as the account has them. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { listedTeachers } from "#contract/shortlist.ts";
import { call } from "#web/api/client.ts";
import { joinShortlist } from "#web/api/keep-shortlist.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { readShortlist, watchShortlist } from "#web/memory/shortlist.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { KeptTeachers } from "./kept-teachers.tsx";
import { CardSkeletons } from "./results/card-skeletons.tsx";

export default function Shortlist() {
  const { t } = useLanguage();
  const joined = useQuery({
    queryKey: keys.shortlist,
    queryFn: async () => {
      await joinShortlist();
      const { ids } = readShortlist();
      const teachers = await call(listedTeachers, { query: { ids: ids.join(",") } });
      return { ids, teachers };
    },
  });
  const { data, error, isFetching, refetch } = joined;
  const kept = useSyncExternalStore(watchShortlist, () => readShortlist().ids.join(","));
  const isBehind = data !== undefined && kept.split(",").some((id) => id !== "" && !data.ids.includes(id));
  // Kept in another tab meanwhile.
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  if (data === undefined)
    return error ? (
      <LoadFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <CardSkeletons label={t("search:results.loading")} />
    );
  // A heart that was taken off stays in sight until the page is left: it may have been a slip.
  if (data.ids.length === 0)
    return (
      <EmptyState
        title={t("compare:none.title")}
        action={<ButtonLink to="?tab=find">{t("shell:header.findTeachers")}</ButtonLink>}
      >
        {t("compare:none.body")}
      </EmptyState>
    );
  return <KeptTeachers teachers={data.teachers} gone={data.ids.length - data.teachers.length} />;
}
