/** Three teachers similar to one who does not answer or is to be replaced (R10.4, R10.2): same subjects, near the student, not asked yet. */
import { useQuery } from "@tanstack/react-query";
import { similarOffered } from "#contract/limits.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { dashboardSearch, nearbyTeachersQuery } from "./queries.ts";
import { CardSkeletons } from "./results/card-skeletons.tsx";
import { TeacherCard } from "./results/teacher-card.tsx";

type SimilarTeachersProps = {
  /** The teacher they resemble. */
  id: string;
  subjects: readonly string[];
};

/** More than are shown, as some may have a relation already. */
const limit = "12";

export default function SimilarTeachers({ id, subjects }: SimilarTeachersProps) {
  const { t } = useLanguage();
  const wishes = { subjects: subjects.join(",") };
  const { data, error, isFetching, refetch } = useQuery(nearbyTeachersQuery({ ...wishes, limit: limit }));
  if (data === undefined)
    return error ? (
      <LoadFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <CardSkeletons label={t("search:results.loading")} />
    );
  const others = data.teachers
    .filter((teacher) => teacher.id !== id && teacher.relationStatus === null && teacher.acceptingStudents)
    .slice(0, similarOffered);
  return (
    <div className="grid gap-4">
      {others.length === 0 ? (
        <p>{t("questions:similar.none")}</p>
      ) : (
        <ul className="teacher-list">
          {others.map((teacher) => (
            <TeacherCard key={teacher.id} teacher={teacher}>
              <AskButton side="student" person={teacher} />
            </TeacherCard>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" to={dashboardSearch("student", new URLSearchParams(wishes))}>
        {t("questions:similar.all")}
      </ButtonLink>
    </div>
  );
}
