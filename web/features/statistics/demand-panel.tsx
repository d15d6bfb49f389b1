/** What families around the teacher look for (R13.3), and what one more subject, day or some kilometres would add. */
import { useQuery } from "@tanstack/react-query";
import { type TeacherDemand, teacherDemandEndpoint } from "#contract/insights.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { type Bar, Bars } from "#web/i18n/bars.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

const shownSubjects = 8;

export default function DemandPanel() {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.demand,
    queryFn: ({ signal }) => call(teacherDemandEndpoint, {}, { signal }),
  });
  return (
    <Card as="section" aria-labelledby="demand" className="grid gap-2 mt-4 [&>h2]:text-md [&>h2]:font-bold">
      <h2 id="demand">{t("demand:title")}</h2>
      {data !== undefined ? (
        <Wanted demand={data} />
      ) : error ? (
        <LoadFailed error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t("demand:loading")}>
          <Skeleton shape="block" className="h-40" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Wanted({ demand }: { demand: TeacherDemand }) {
  const { t } = useLanguage();
  const { distance, subjects, classGroups, days } = demand;
  if (distance === null)
    return (
      <>
        <p>{t("demand:noPlace")}</p>
        <p>
          <ButtonLink variant="secondary" to="/teacher-profile-edit">
            {t("demand:toProfile")}
          </ButtonLink>
        </p>
      </>
    );
  const named = ({ families, own }: { families: number; own: boolean }, key: string, name: string): Bar => ({
    key,
    name: own ? t("demand:own", { name }) : name,
    count: families,
  });
  const lists = [
    {
      title: t("demand:subjects"),
      bars: subjects.slice(0, shownSubjects).map((each) => named(each, each.subject, subjectName(t, each.subject))),
    },
    {
      title: t("demand:classes"),
      bars: classGroups.map((each) => named(each, each.classGroup, t(`vocabulary:classGroups.${each.classGroup}`))),
    },
    { title: t("demand:days"), bars: days.map((each) => named(each, each.day, t(`vocabulary:days.${each.day}`))) },
  ].filter(({ bars }) => bars.length > 0);
  if (lists.length === 0) return <p>{t("demand:none")}</p>;
  return (
    <>
      <p className="text-slate">{t("demand:lead", { km: distance })}</p>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
        {lists.map(({ title, bars }) => (
          <section key={title}>
            <h3 className="font-bold">{title}</h3>
            <Bars bars={bars} label={title} />
          </section>
        ))}
      </div>
      <More demand={demand} />
    </>
  );
}

/** The most wanted that the teacher does not offer yet. */
function More({ demand: { subjects, days, wider } }: { demand: TeacherDemand }) {
  const { t } = useLanguage();
  const subject = subjects.find(({ own }) => !own);
  const day = days.find(({ own }) => !own);
  const [further] = wider?.subjects ?? [];
  const lines = [
    subject && t("demand:subject", { count: subject.families, subject: subjectName(t, subject.subject) }),
    day && t("demand:day", { count: day.families, day: t(`vocabulary:days.${day.day}`) }),
    wider &&
      further &&
      t("demand:wider", { km: wider.distance, count: further.families, subject: subjectName(t, further.subject) }),
  ].filter((line) => typeof line === "string");
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="font-bold">{t("demand:more")}</h3>
      <ul className="ps-5 list-disc">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
