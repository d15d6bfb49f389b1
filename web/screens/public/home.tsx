/** Home: search at once, see who teaches nearby, learn how it works. */
import { brand } from "#content/brand.ts";
import { publicVideosEndpoint } from "#contract/intro-videos.ts";
import { publicNearbyTeachersEndpoint, supplyEndpoint } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { AskCard } from "#web/features/profiles/ask-link.tsx";
import { SearchForm } from "#web/features/search/filters/search-form.tsx";
import { SaveButton } from "#web/features/search/results/save-button.tsx";
import { TeacherCard } from "#web/features/search/results/teacher-card.tsx";
import { TeacherRings } from "#web/features/search/results/teacher-rings.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structureOrganization, structureSite } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { usePageFrame } from "#web/page-frame.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/home";
import { HowItWorks } from "./home/how-it-works.tsx";
import { Promises } from "./home/promises.tsx";
import { Questions } from "./home/questions.tsx";
import { SupplyCounts, SupplyProof } from "./home/supply-counts.tsx";
import { IntroVideosLink } from "./intro-videos/intro-videos-link.tsx";

export const handle: PageHandle = { kind: "document" };

/** Four fill their rows at every width. */
const nearest = { cards: 4, rings: 20 };

export async function loader({ context }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext);
  const [near, counts, videos] = await Promise.all([
    call(publicNearbyTeachersEndpoint, { query: { limit: String(nearest.rings) } }, { transport }),
    call(supplyEndpoint, {}, { transport }),
    // Optional: a failure is ignored.
    call(publicVideosEndpoint, { query: {} }, { transport }).catch(() => []),
  ]);
  return { near, counts, hasFilms: videos.length > 0 };
}

export default function Home({ loaderData: { near, counts, hasFilms } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const url = useUrl();
  const origin = usePageFrame()?.origin ?? "";
  const shown = near.teachers.slice(0, nearest.cards);
  const city = brand.defaultCity.name[language];
  return (
    <DocumentFrame>
      <PageHead
        title={t("home:meta.title")}
        description={t("home:meta.description")}
        structured={[
          structureOrganization(brand, language, origin),
          structureSite(brand.name[language], language, {
            origin,
            url: url("/"),
            search: `${url("/home-tuition")}?searchQuery={words}`,
          }),
        ]}
      />
      <section className="hero">
        <div>
          <h1 className="sign hero-title">{t("home:hero.title")}</h1>
          <p className="mt-2 mb-5 max-w-136 text-md">{t("home:hero.subline")}</p>
          <SupplyProof supply={counts} />
          <SearchForm areas={counts.areas.map(({ area }) => area)} />
          <p className="mt-3 text-sm text-slate">{t("home:hero.free")}</p>
        </div>
        <TeacherRings teachers={near.teachers} place={city} list={address("/home-tuition")} />
      </section>
      <section className="band" aria-labelledby="nearest">
        <h2 id="nearest" className="sign">
          {t("home:nearest.title", { place: city })}
        </h2>
        <ul className="teacher-list">
          {shown.map((teacher) => (
            <TeacherCard key={teacher.id} teacher={teacher} heart={<SaveButton teacher={teacher} onCard />}>
              {teacher.acceptingStudents ? <AskCard teacher={teacher} /> : undefined}
            </TeacherCard>
          ))}
        </ul>
        <p className="mt-6 text-center">
          <ButtonLink to={address("/home-tuition")} variant="secondary" reloadDocument>
            {t("home:nearest.all")}
          </ButtonLink>
        </p>
      </section>
      <SupplyCounts supply={counts} />
      <HowItWorks />
      {hasFilms && (
        <div className="band">
          <IntroVideosLink />
        </div>
      )}
      <Promises />
      <Questions />
    </DocumentFrame>
  );
}
