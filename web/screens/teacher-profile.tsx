/** A teacher's public page (R2.7, R4.3): what a parent needs in order to trust, and the way to ask. */
import { data } from "react-router";
import { brand } from "#content/brand.ts";
import { areaLabel, nearestPlace } from "#content/find-place.ts";
import { addressIn } from "#contract/language.ts";
import { reverseGeocode } from "#contract/locations.ts";
import { readTeacher, type ShownTeacher } from "#contract/teachers.ts";
import type { Language } from "#contract/vocabulary.ts";
import { formatList } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { Section } from "#web/features/profiles/section.tsx";
import { TeacherContact } from "#web/features/profiles/teacher-page/teacher-contact.tsx";
import { TeacherChecks, TeacherFacts, TeacherWeek } from "#web/features/profiles/teacher-page/teacher-facts.tsx";
import { TeacherHead } from "#web/features/profiles/teacher-page/teacher-head.tsx";
import { findNamed, teacherPageQuery } from "#web/features/profiles/teacher-page/teacher-page-query.ts";
import { TeacherReviews } from "#web/features/profiles/teacher-page/teacher-reviews.tsx";
import { structureTeacher } from "#web/features/profiles/teacher-page/teacher-structured.ts";
import { DocumentFrame } from "#web/features/shell/document-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
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

async function findTeacher(id: string, query: Record<string, string>, transport: Transport) {
  try {
    return await call(readTeacher, { params: { id }, query }, { transport });
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
  const asked = call(reverseGeocode, { query: { longitude, latitude, language } }, { transport });
  return asked.then(
    ({ city }) => city,
    () => null,
  );
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { language, transport } = context.get(pageContext);
  const kept = teacherPageQuery(url.searchParams);
  const { place: typed, ...query } = Object.fromEntries(kept);
  const from = typed === undefined ? undefined : findNamed(typed);
  if (from !== undefined) [query.longitude, query.latitude] = from.centre.map(String) as [string, string];
  const teacher = await findTeacher(params.id, query, transport);
  const place = from?.name[language] ?? (await nameOf(query, language, transport));
  return data({ teacher, from: place, search: kept.toString() }, { status: teacher === null ? 404 : 200 });
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

type TeacherPageProps = { teacher: ShownTeacher; from: string | null; search: string };

function TeacherPage({ teacher, from, search }: TeacherPageProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const origin = usePageFrame()?.origin ?? "";
  const path = `/teacher-profile/${teacher.id}`;
  const area = areaLabel(teacher.area, language) ?? brand.defaultCity.name[language];
  const subjects = teacher.subjects.map((subject) => subjectName(t, subject));
  const words = { name: teacher.name, subjects: formatList(language, subjects), place: area };
  const { page } = teacher.reviews;
  const hrefOf = (to: number) => {
    const query = new URLSearchParams(search);
    query.delete("page");
    if (to > 1) query.set("page", String(to));
    return `${address(path, query.size > 0 ? `?${query}` : "")}#reviews`;
  };
  const structured = structureTeacher(teacher, {
    address: origin + addressIn(language, path),
    origin,
    jobTitle: t("profiles:teacher.jobTitle"),
    service: t("profiles:teacher.service", words),
    area,
    subjects,
    languages: teacher.languages.map((code) => t(`vocabulary:teachingLanguages.${code}`)),
    qualifications: teacher.qualifications.map((code) => t(`vocabulary:qualifications.${code}`)),
    currency: "INR",
  });
  return (
    <DocumentFrame>
      <PageHead
        title={t("profiles:teacher.metaTitle", words)}
        description={t("profiles:teacher.metaDescription", words)}
        path={page > 1 ? `${path}?page=${page}` : path}
        structured={structured}
      />
      <div className="teacher-page" data-view={`/api/teachers/${teacher.id}/views`}>
        <TeacherHead teacher={teacher} area={area} from={from} contact={<TeacherContact teacher={teacher} />} />
        <div className="teacher-columns">
          <div className="grid content-start gap-4">
            {teacher.bio && (
              <Section id="about" title={t("profiles:teacher.about")}>
                <p className="written" lang={teacher.bioLanguage ?? undefined} dir="auto">
                  {teacher.bio}
                </p>
              </Section>
            )}
            <Section id="subjects" title={t("profiles:teacher.subjects")}>
              <ul className="flex flex-wrap gap-2">
                {teacher.subjects.map((subject) => (
                  <li key={subject}>
                    <ChipLink to={address("/home-tuition", `?subjects=${encodeURIComponent(subject)}`)} reloadDocument>
                      <bdi>{subjectName(t, subject)}</bdi>
                    </ChipLink>
                  </li>
                ))}
              </ul>
            </Section>
            <Section id="checks" title={t("profiles:teacher.qualifications")}>
              <TeacherChecks teacher={teacher} />
            </Section>
          </div>
          <div className="grid content-start gap-4">
            <Section id="facts" title={t("profiles:teacher.facts")}>
              <TeacherFacts teacher={teacher} />
            </Section>
            <Section id="week" title={t("profiles:teacher.week")}>
              <TeacherWeek slots={teacher.availability} />
            </Section>
          </div>
        </div>
        <Section id="reviews" title={t("profiles:teacher.reviews")}>
          <TeacherReviews reviews={teacher.reviews} hrefOf={hrefOf} />
        </Section>
      </div>
    </DocumentFrame>
  );
}

export default function TeacherProfile({ loaderData: { teacher, from, search } }: Route.ComponentProps) {
  return teacher === null ? <NotFoundTeacher /> : <TeacherPage teacher={teacher} from={from} search={search} />;
}
