/** Search results for visitors (R2.13): the filters are the address, the page works without a script. */
import { brand } from "#content/brand.ts";
import { search } from "#contract/limits.ts";
import { publicNearbyTeachers, supply } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { changeSearch, readSearch, searchParamsOf } from "#web/features/search/read-search.ts";
import { SearchForm } from "#web/features/search/search-form.tsx";
import { TeacherCard } from "#web/features/search/teacher-card.tsx";
import { TeacherRings } from "#web/features/search/teacher-rings.tsx";
import { DocumentFrame } from "#web/features/shell/document-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/home-tuition";

export const handle: PageHandle = { kind: "document", query: searchParamsOf };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext);
  const { query, params, place, unknownPlace } = readSearch(url.searchParams);
  const [found, counts] = await Promise.all([
    call(publicNearbyTeachers, { query }, { transport }),
    call(supply, {}, { transport }),
  ]);
  return { found, areas: counts.areas.map(({ area }) => area), search: params.toString(), place, unknownPlace };
}

export default function HomeTuition({ loaderData }: Route.ComponentProps) {
  const { found, areas, place, unknownPlace } = loaderData;
  const { language, t } = useLanguage();
  const address = useAddress();
  const params = new URLSearchParams(loaderData.search);
  const placeText = place?.name[language] ?? brand.defaultCity.name[language];
  const asked = params.get("subjects")?.split(",")[0];
  const subject = asked === undefined ? undefined : subjectName(t, asked);
  const distance = Number(params.get("distance") ?? search.distance);
  const heading =
    subject === undefined
      ? t("home:results.heading", { count: found.total, place: placeText })
      : t("home:results.headingSubject", { count: found.total, place: placeText, subject });
  const wider = Math.min(search.maxDistance, distance < 10 ? 10 : distance < 25 ? 25 : 50);
  return (
    <DocumentFrame>
      <PageHead
        title={t("home:results.metaTitle", { what: subject ?? t("home:search.anySubject"), place: placeText })}
        description={t("home:results.metaDescription", { place: placeText })}
        noindex={found.total === 0}
      />
      <div className="results">
        <div className="results-form">
          <SearchForm params={params} areas={areas} />
        </div>
        <div>
          <h1 className="sign text-2xl">{heading}</h1>
          <p className="text-slate">{t("home:results.within", { distance })}</p>
          {unknownPlace && (
            <Notice tone="marigold">
              {t("home:results.unknownPlace", { place: unknownPlace, city: brand.defaultCity.name[language] })}
            </Notice>
          )}
          {found.total === 0 ? (
            <EmptyState
              title={t("home:results.empty.title")}
              action={
                <>
                  <ButtonLink
                    to={address("/home-tuition", changeSearch(params, { distance: String(wider) }))}
                    reloadDocument
                  >
                    {t("home:results.empty.widen", { distance: wider })}
                  </ButtonLink>
                  <ButtonLink
                    to={address("/home-tuition", changeSearch(params, { modes: "online" }))}
                    variant="secondary"
                    reloadDocument
                  >
                    {t("home:results.empty.online")}
                  </ButtonLink>
                </>
              }
            >
              {t("home:results.empty.body")}
            </EmptyState>
          ) : (
            <>
              <TeacherRings teachers={found.teachers} place={placeText} />
              {found.teachers.length === 0 && <Notice>{t("home:results.beyond")}</Notice>}
              <ul className="teacher-list">
                {found.teachers.map((teacher) => (
                  <li key={teacher.id}>
                    <TeacherCard teacher={teacher} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={found.page}
                pages={found.pages}
                hrefOf={(page) => address("/home-tuition", changeSearch(params, { page: String(page) }))}
                words={{
                  nav: t("shell:pages.label"),
                  previous: t("shell:actions.previous"),
                  next: t("shell:actions.next"),
                  page: (page) => t("shell:pages.page", { page }),
                }}
              />
            </>
          )}
        </div>
      </div>
    </DocumentFrame>
  );
}
