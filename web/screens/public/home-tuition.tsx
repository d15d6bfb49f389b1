/** Search results for visitors (R2.13): the filters are the address, the page works without a script. Without filters it is the keyword address (R2.3) with its own text. */
import { RotateCw } from "lucide-react";
import { data } from "react-router";
import { readKeywordWords } from "#content/keywords/keyword-words.ts";
import { readFeeRangesEndpoint } from "#contract/insights.ts";
import {
  type FoundTeacher,
  publicNearbyTeachersEndpoint,
  supplyEndpoint,
  teacherMapEndpoint,
} from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { AskCard } from "#web/features/profiles/ask-link.tsx";
import { feesQueryOf } from "#web/features/search/address/fees-query.ts";
import { locateSearch } from "#web/features/search/address/gazetteer.ts";
import { nameSearch } from "#web/features/search/address/name-search.ts";
import {
  changeSearch,
  mapQueryOf,
  readSearch,
  type SearchAddress,
  searchParamsOf,
  searchQueryOf,
} from "#web/features/search/address/search.ts";
import { FilterForm } from "#web/features/search/filters/filter-form.tsx";
import { countSteps, fewTeachers } from "#web/features/search/results/loosen-search.ts";
import { SaveButton } from "#web/features/search/results/save-button.tsx";
import { TeacherRings } from "#web/features/search/results/teacher-rings.tsx";
import { SearchPage } from "#web/features/search/search-page.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structureList, structureQuestions } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { FeeRangeLine } from "#web/i18n/fee-compass.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/home-tuition";
import { HowItWorks } from "./home/how-it-works.tsx";
import { Questions, questionsOf } from "./home/questions.tsx";

export const handle: PageHandle = { kind: "document", query: (given) => searchParamsOf(readSearch(given)) };

/** Search engines index the pages of subjects and places; every other filter would repeat the same people. */
const indexed = new Set(["subjects", "place"]);

/** If the search fails the page is shown, empty and with Retry (R8.2); its 503 keeps it out of the page cache. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { transport, language } = context.get(pageContext);
  const read = readSearch(url.searchParams);
  const search = await locateSearch(read, { transport }).catch(() => ({ ...read, place: null }));
  const ask = (query: Record<string, string>) => call(publicNearbyTeachersEndpoint, { query: query }, { transport });
  const [found, circle, areas, fees] = await Promise.all([
    ask(searchQueryOf(search)).catch(() => null),
    // Without it the map shows the teachers of the page.
    call(teacherMapEndpoint, { query: mapQueryOf(search) }, { transport }).catch(() => null),
    call(supplyEndpoint, {}, { transport }).then(
      (counts) => counts.areas.map(({ area }) => area),
      () => [],
    ),
    // Optional: without it no usual fee is shown.
    call(readFeeRangesEndpoint, { query: feesQueryOf(search) }, { transport }).catch(() => null),
  ]);
  const few = found !== null && found.total < fewTeachers && found.page === 1;
  const steps = few ? await countSteps(search, found.total, ask) : [];
  const words = searchParamsOf(search).size > 0 ? undefined : readKeywordWords("/home-tuition", language);
  return data({ search, found, circle, areas, fees, steps, words }, { status: found === null ? 503 : 200 });
}

/** Names of a list for search engines: more would not fit into the first round trip in Urdu. */
const markedUp = 2;

export default function HomeTuition({ loaderData }: Route.ComponentProps) {
  const { search, found, circle, areas, fees, steps, words } = loaderData;
  const { language, t } = useLanguage();
  const link = useAddress();
  const url = useUrl();
  const params = searchParamsOf(search);
  const address: SearchAddress = {
    hrefOf: (changes) => link("/home-tuition", changeSearch(params, changes)),
    clearTo: link("/home-tuition"),
  };
  const zoneHref = (zone: number) => address.hrefOf({ zone: String(zone) });
  const listed = ({ id }: FoundTeacher) => ({ url: url(`/teacher-profile/${id}`) });
  const { placeText, subject, heading, reach } = nameSearch(t, language, search, found?.total);
  const meta = words ?? {
    title: t("search:results.metaTitle", { what: subject ?? t("search:form.anySubject"), place: placeText }),
    description: t("search:results.metaDescription", { place: placeText }),
  };
  const retry = (
    <ButtonLink
      variant="secondary"
      icon={<RotateCw aria-hidden="true" />}
      to={address.hrefOf({ page: params.get("page") })}
    >
      {t("shell:actions.retry")}
    </ButtonLink>
  );
  return (
    <DocumentFrame after={<BelowTheList />}>
      <PageHead
        title={meta.title}
        description={meta.description}
        noindex={!found?.total || [...params.keys()].some((name) => !indexed.has(name))}
        picture={{ kind: "search" }}
        structured={[
          ...(found ? [structureList(heading, found.teachers.slice(0, markedUp).map(listed), found.total)] : []),
          // The home page and every search show the same questions: search engines want them marked up on one page.
          ...(words ? [structureQuestions(questionsOf(t))] : []),
        ]}
      />
      <SearchPage
        {...{ search, address, found, steps, fees }}
        feeLine={fees && <FeeRangeLine fees={fees} />}
        heading={{ children: words?.heading ?? heading }}
        reach={words ? `${heading}, ${reach}` : reach}
        filters={(clearTo) => (
          <FilterForm
            action={address.clearTo}
            search={search}
            offers={areas}
            count={found?.total}
            clearTo={clearTo}
            data-search=""
          />
        )}
        rings={(teachers) => (
          <TeacherRings
            teachers={teachers}
            place={placeText}
            circle={circle && { ...circle, chosen: search.asked.zone, hrefOf: zoneHref }}
          />
        )}
        heart={(teacher) => <SaveButton teacher={teacher} onCard />}
        foot={(teacher) => (teacher.acceptingStudents ? <AskCard teacher={teacher} /> : undefined)}
        instead={
          <div className="results-none min-w-0">
            <Notice tone="brick" action={retry}>
              {t("search:results.failed")}
            </Notice>
          </div>
        }
      />
      {words && <p className="band">{words.introduction.join(" ")}</p>}
    </DocumentFrame>
  );
}

/** The sections of the home page below its teachers. */
function BelowTheList() {
  const { t } = useLanguage();
  return (
    <>
      <HowItWorks of="students" />
      <section className="band" aria-labelledby="guarantee">
        <h2 id="guarantee" className="sign">
          {t("home:fee.guarantee.title")}
        </h2>
        <p className="mt-2">{t("home:fee.guarantee.body")}</p>
      </section>
      <Questions />
    </>
  );
}
