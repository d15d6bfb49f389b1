/** /online-tutoring: who online lessons suit, and who gives them now. */
import { type FoundTeacher, publicNearbyTeachersEndpoint } from "#contract/search.ts";
import type { Subject } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { SaveButton } from "#web/features/search/results/save-button.tsx";
import { TeacherCard } from "#web/features/search/results/teacher-card.tsx";
import { structureList } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/online-tutoring";
import { InformationalScreen } from "./informational/informational-page.tsx";

export const handle: PageHandle = { kind: "document" };

const shown = 4;
/** The subjects most often learnt online; those without teachers are left out. */
const subjects: Subject[] = ["mathematics", "physics", "chemistry", "english", "spoken_english", "computer_science"];

const online = { modes: "online" };

export async function loader({ context }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext);
  const ask = (query: Record<string, string>) =>
    call(publicNearbyTeachersEndpoint, { query: { ...online, ...query } }, { transport }).catch(() => null);
  const [best, ...counted] = await Promise.all([
    ask({ sort: "rating", limit: String(shown) }),
    ...subjects.map(async (subject) => ({
      subject,
      total: (await ask({ subjects: subject, limit: "1" }))?.total ?? 0,
    })),
  ]);
  return { best, counts: counted.filter(({ total }) => total > 0) };
}

export default function OnlineTutoring({ loaderData: { best, counts } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const url = useUrl();
  const isTaught = best !== null && best.total > 0;
  const searchFor = (subject?: string) =>
    address("/home-tuition", `?${new URLSearchParams({ ...(subject && { subjects: subject }), ...online })}`);
  const named = ({ id, name }: FoundTeacher) => ({ name, url: url(`/teacher-profile/${id}`) });
  const facts = isTaught && (
    <div className="grid justify-items-start gap-4 [&>ul]:flex [&>ul]:p-0 [&>ul]:list-none">
      <p className="text-md font-bold">{t("informational:online.total", { count: best.total })}</p>
      <ul className="flex flex-wrap gap-2 mt-3" aria-label={t("informational:online.subjects")}>
        {counts.map(({ subject, total }) => (
          <li key={subject}>
            <a href={searchFor(subject)} className="chip">
              {subjectName(t, subject)} <span className="text-slate text-sm font-normal">{total}</span>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink to={searchFor()} reloadDocument>
        {t("informational:online.all")}
      </ButtonLink>
    </div>
  );
  return (
    <InformationalScreen
      name="onlineTutoring"
      type="WebPage"
      structured={
        isTaught ? [structureList(t("informational:online.shown"), best.teachers.map(named), best.total)] : []
      }
      facts={facts}
    >
      <section className="band" aria-labelledby="online">
        <h2 id="online" className="sign">
          {t("informational:online.shown")}
        </h2>
        {isTaught ? (
          <ul className="teacher-list">
            {best.teachers.map((teacher) => (
              <TeacherCard key={teacher.id} teacher={teacher} heart={<SaveButton teacher={teacher} onCard />} />
            ))}
          </ul>
        ) : (
          <p>{t("informational:online.none")}</p>
        )}
        <p className="flex flex-wrap justify-center gap-3 print:hidden">
          <ButtonLink to={isTaught ? searchFor() : address("/home-tuition")} variant="secondary" reloadDocument>
            {t(isTaught ? "informational:online.all" : "informational:online.find")}
          </ButtonLink>
        </p>
      </section>
    </InformationalScreen>
  );
}
