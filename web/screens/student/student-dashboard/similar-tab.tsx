/** `?tab=similar&of=<id>`: teachers similar to one, linked by notifications of unanswered requests and granted replacements. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { CallError, call } from "#web/api/client.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import SimilarTeachers from "#web/features/search/similar-teachers.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";

/** A deleted teacher is not found any more; then the student's subjects are used. */
const isGone = (error: Error | null) => error instanceof CallError && [400, 404].includes(error.status);

export default function SimilarTab() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const id = params.get("of") ?? "";
  const teacher = useQuery({
    queryKey: [...keys.teacher, id],
    queryFn: ({ signal }) => call(readTeacherEndpoint, { params: { id }, query: {} }, { signal }),
    retry: false,
  });
  const own = useQuery({ ...studentProfileQuery, enabled: isGone(teacher.error) });
  const found = teacher.data ?? (isGone(teacher.error) ? own.data : undefined);
  const failed = isGone(teacher.error) ? own : teacher;
  if (found === undefined)
    return failed.error ? (
      <LoadFailed error={failed.error} busy={failed.isFetching} onRetry={failed.refetch} />
    ) : (
      <CardSkeletons label={t("search:results.loading")} />
    );
  return (
    <div className="grid gap-4">
      {teacher.data && <p>{t("questions:similar.like", { name: teacher.data.name })}</p>}
      <SimilarTeachers id={id} subjects={found.subjects} />
    </div>
  );
}
