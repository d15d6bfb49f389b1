/** `?tab=shortlist`: a student's shortlist (R13.6), as stored in the account. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { readStoredShortlist, watchShortlist } from "#web/storage/shortlist.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** Loaded in parallel with the list. */
const SavedTeachers = lazyPart(async () => {
  const { SavedTeachers } = await import("./saved-teachers.tsx");
  return { default: SavedTeachers };
});

function Shape() {
  const { t } = useLanguage();
  return (
    <SkeletonGroup label={t("search:results.loading")} className="grid gap-4">
      {["first", "second"].map((card) => (
        <Skeleton key={card} shape="block" className="h-40" />
      ))}
    </SkeletonGroup>
  );
}

export default function Shortlist() {
  const { t } = useLanguage();
  const joined = useQuery({
    queryKey: keys.shortlist,
    queryFn: async () => (await import("#web/api/save-shortlist.ts")).readSavedTeachers(),
  });
  const { data, error, isFetching, refetch } = joined;
  const saved = useSyncExternalStore(watchShortlist, () => readStoredShortlist().ids.join(","));
  const isBehind = data !== undefined && saved.split(",").some((id) => id !== "" && !data.ids.includes(id));
  // Added in another tab meanwhile.
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  if (data === undefined) return error ? <LoadFailed error={error} busy={isFetching} onRetry={refetch} /> : <Shape />;
  // A removed teacher stays visible until the page is left: it may have been a slip.
  if (data.ids.length === 0)
    return (
      <EmptyState
        title={t("compare:none.title")}
        action={<ButtonLink to="?tab=find">{t("shell:header.findTeachers")}</ButtonLink>}
      >
        {t("compare:none.body")}
      </EmptyState>
    );
  return (
    <PartBoundary fallback={<Shape />}>
      <SavedTeachers teachers={data.teachers} gone={data.ids.length - data.teachers.length} />
    </PartBoundary>
  );
}
