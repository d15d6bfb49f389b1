/** A teacher's public page (R2.7, R4.3): what a parent needs to decide, and the ask link. */

import { data } from "react-router";
import { brand } from "#content/brand.ts";
import { areaLabel, nearestPlace } from "#content/find-place.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { review } from "#contract/limits.ts";
import { reverseGeocodeEndpoint } from "#contract/locations.ts";
import { type ShownReview, teacherReviewsEndpoint } from "#contract/reviews.ts";
import { type FoundTeacher, similarTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint, type ShownTeacher } from "#contract/teachers.ts";
import { days, type Language } from "#contract/vocabulary.ts";
import { formatList } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { ProfileSection } from "#web/features/profiles/section.tsx";
import { TeacherActions } from "#web/features/profiles/teacher-page/teacher-actions.tsx";
import {
  TeacherChecks,
  TeacherContact,
  TeacherFacts,
  TeacherWeek,
} from "#web/features/profiles/teacher-page/teacher-facts.tsx";
import { TeacherHead } from "#web/features/profiles/teacher-page/teacher-head.tsx";
import { findNamed, teacherPageQuery } from "#web/features/profiles/teacher-page/teacher-page-query.ts";
import { ReviewText, TeacherReviews } from "#web/features/profiles/teacher-page/teacher-reviews.tsx";
import { structureTeacher } from "#web/features/profiles/teacher-page/teacher-structured.ts";
import { DayRow } from "#web/features/search/results/card-parts.tsx";
import { SaveButton } from "#web/features/search/results/save-button.tsx";
import { TeacherCard } from "#web/features/search/results/teacher-card.tsx";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext, type Transport } from "#web/page.ts";
import { usePageFrame } from "#web/page-frame.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/teacher-profile";

export const handle: PageHandle = { kind: "document", query: teacherPageQuery };

const { perPage } = review;

async function findTeacher(id: string, query: Record<string, string>, transport: Transport) {
  try {
    return await call(readTeacherEndpoint, { params: { id }, query }, { transport });
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The neighbourhood of the point from which the page is seen, or its city. */
async function nameOf(query: Record<string, string>, language: Language, transport: Transport): Promise<string | null> {
  const { longitude, latitude } = query;
  if (longitude === undefined || latitude === undefined) return null;
  const place = nearestPlace([Number(longitude), Number(latitude)]);
  if (place !== undefined) return place.name[language];
  const answer = call(reverseGeocodeEndpoint, { query: { longitude, latitude, language } }, { transport });
  return answer.then(
    ({ city }) => city,
    () => null,
  );
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { language, transport } = context.get(pageContext);
  const kept = teacherPageQuery(url.searchParams);
  const { place: typed, page = "1", ...query } = Object.fromEntries(kept);
  const from = typed === undefined ? undefined : findNamed(typed);
  if (from !== undefined) [query.longitude, query.latitude] = from.centre.map(String) as [string, string];
  const teacher = await findTeacher(params.id, query, transport);
  if (teacher === null) return data(null, { status: 404 });
  const { id } = teacher;
  const [reviews, similar, place] = await Promise.all([
    call(teacherReviewsEndpoint, { params: { id }, query: { page, limit: perPage } }, { transport }),
    // Optional parts of the page.
    call(similarTeachersEndpoint, { params: { id }, query }, { transport }).catch(() => []),
    from?.name[language] ?? nameOf(query, language, transport),
  ]);
  const seenFrom = [...kept].filter(([name]) => name !== "page");
  return data({ teacher, reviews, page: Number(page), similar, from: place, seenFrom });
}

function NotFoundTeacher() {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <DocumentFrame>
      <PageHead title={t("profiles:teacherNotFound")} noindex />
      <EmptyState
        heading="h1"
        title={t("profiles:teacherNotFound")}
        action={
          <ButtonLink to={address("/home-tuition")} reloadDocument>
            {t("profiles:teacher.back")}
          </ButtonLink>
        }
      />
    </DocumentFrame>
  );
}

type TeacherPageData = {
  teacher: ShownTeacher;
  reviews: ShownReview[];
  page: number;
  similar: FoundTeacher[];
  /** The name of the place that the page is seen from, and its parameters. */
  from: string | null;
  seenFrom: [string, string][];
};

const searchOf = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : "");

function TeacherPage({ teacher, reviews, page, similar, from, seenFrom }: TeacherPageData) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const origin = usePageFrame()?.origin ?? "";
  const path = `/teacher-profile/${teacher.id}`;
  const url = useUrl()(path);
  const reviewsAt = (to: number) => {
    const query = new URLSearchParams([...seenFrom, ...(to > 1 ? [["page", String(to)]] : [])]);
    return `${address(path, searchOf(query))}#reviews`;
  };
  /** Around the place the page is seen from, else around the teacher's own area. */
  const searchFor = (subject: string, from = seenFrom) => {
    const around = from.length === 0 && teacher.area !== null ? [["place", teacher.area]] : from;
    return searchOf(new URLSearchParams([["subjects", subject], ...around]));
  };
  const [firstSubject = ""] = teacher.subjects;
  const area = areaLabel(teacher.area, language) ?? brand.defaultCity.name[language];
  const subjects = teacher.subjects.map((subject) => subjectName(t, subject));
  const words = { name: teacher.name, subjects: formatList(language, subjects), place: area };
  const title = t("profiles:teacher.metaTitle", words);
  const structured = structureTeacher(teacher, {
    address: url,
    origin,
    service: words.subjects,
    area,
    subjects,
    languages: teacher.languages.map((code) => t(`vocabulary:teachingLanguages.${code}`)),
    qualifications: teacher.qualifications.map((code) => t(`vocabulary:qualifications.${code}`)),
    currency: "INR",
  });
  return (
    <DocumentFrame>
      <PageHead
        title={title}
        description={t("profiles:teacher.metaDescription", words)}
        path={page > 1 ? `${path}?page=${page}` : path}
        picture={{ kind: "teacher", name: teacher.id }}
        structured={structured}
      />
      <div
        className="teacher-page grid grid-cols-1 gap-3 w-full max-w-xl mx-auto pt-1 px-4 pb-8 lg:pt-3"
        data-view={`/api/teachers/${teacher.id}/views`}
      >
        <TeacherActions
          back={{
            to: address("/home-tuition", searchFor(firstSubject)),
            label: t("profiles:teacher.backTo", { subject: subjects[0] ?? "", place: from ?? area }),
          }}
          share={{ url, text: title }}
        >
          <SaveButton teacher={teacher} />
        </TeacherActions>
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 items-start lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_21rem]">
          <TeacherHead
            teacher={teacher}
            area={area}
            from={from}
            days={
              <DayRow
                label={t("search:results.days")}
                free={days.filter((day) => teacher.availability.some((slot) => slot.day === day))}
                shared={[]}
              />
            }
          />
          <TeacherContact teacher={teacher} />
          <div className="grid gap-4 min-w-0">
            {teacher.bio && (
              <ProfileSection id="about" title={t("profiles:teacher.about")}>
                <ReviewText text={teacher.bio} written={teacher.bioLanguage} />
              </ProfileSection>
            )}
            <ProfileSection id="facts" title={t("profiles:teacher.facts")}>
              <TeacherFacts teacher={teacher} />
              <ul className="flex flex-wrap gap-2" aria-label={t("profiles:teacher.subjects")}>
                {teacher.subjects.map((subject) => (
                  <li key={subject}>
                    <ChipLink to={address("/home-tuition", searchFor(subject))} reloadDocument>
                      <bdi>{subjectName(t, subject)}</bdi>
                    </ChipLink>
                  </li>
                ))}
              </ul>
            </ProfileSection>
            <ProfileSection id="checks" title={t("profiles:teacher.checks")}>
              <TeacherChecks checked={teacher.checked} />
            </ProfileSection>
            <ProfileSection id="week" title={t("profiles:teacher.week")}>
              <TeacherWeek slots={teacher.availability} />
            </ProfileSection>
            <ProfileSection id="reviews" title={t("profiles:teacher.reviews")}>
              <TeacherReviews
                teacher={teacher}
                reviews={reviews}
                page={page}
                pages={Math.ceil(teacher.shownReviews / perPage)}
                hrefOf={reviewsAt}
              />
              {/* The script shows it to a student who may review. */}
              <a
                className="button button-secondary own-review"
                href={`${dashboardOf("student")}?tab=teachers&review=${teacher.id}`}
                data-own-review={teacher.id}
                data-change={t("profiles:teacher.changeReview")}
                hidden
              >
                {t("profiles:teacher.writeReview")}
              </a>
            </ProfileSection>
          </div>
        </div>
        <p className="teacher-safety">
          <a className="link" href={`#safety-${teacher.id}`} data-safety={teacher.name}>
            {t("shell:safety.open")}
          </a>
        </p>
        {similar.length > 0 && (
          <section className="teacher-similar grid gap-1 pt-2" id="similar" aria-labelledby="similar-title">
            <h2 id="similar-title" className="text-lg font-bold">
              {t("profiles:teacher.similar")}
            </h2>
            <p className="text-slate">
              {from === null ? t("profiles:teacher.similarBeside") : t("profiles:teacher.similarFrom", { place: from })}
            </p>
            <ul className="teacher-list">
              {similar.map((other) => (
                <TeacherCard
                  key={other.id}
                  teacher={other}
                  from={searchOf(new URLSearchParams(seenFrom))}
                  heart={<SaveButton teacher={other} onCard />}
                />
              ))}
            </ul>
          </section>
        )}
        <Trail
          steps={[
            {
              name: t("profiles:teacher.backTo", { subject: subjects[0] ?? "", place: area }),
              path: "/home-tuition",
              search: searchFor(firstSubject, []),
            },
            { name: teacher.name, path },
          ]}
        />
      </div>
    </DocumentFrame>
  );
}

export default function TeacherProfile({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NotFoundTeacher /> : <TeacherPage {...loaderData} />;
}
