/**
 * /compare?ids=: two to four teachers side by side (R13.6); with one, or more than four, the list to choose from. Without ids
 * it is the shortlist of this browser: the script reloads it with them. Its address can be shared.
 */
import { RotateCw, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { data } from "react-router";
import { type ListedTeacher, listedTeachersEndpoint } from "#contract/shortlist.ts";
import { shortlist as limits } from "#contract/shortlist-limits.ts";
import { formatFee, formatList } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import { AskCard } from "#web/features/profiles/ask-link.tsx";
import { SaveButton } from "#web/features/search/results/save-button.tsx";
import { SavedTeachers, UnavailableTeachers } from "#web/features/search/saved-teachers.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { RatingBadge } from "#web/i18n/rating-badge.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { chatAddress } from "#web/ui/chat-address.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/compare";

const path = "/compare";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** From a link by commas, or from a form of checkboxes. */
function readIds(given: URLSearchParams): string[] {
  const words = given.getAll("ids").flatMap((value) => value.toLowerCase().split(","));
  return [...new Set(words.map((word) => word.trim()))].filter((word) => uuid.test(word)).slice(0, limits.most);
}

const fits = (count: number) => count >= limits.comparedFrom && count <= limits.compared;

/** Whether a form was sent, and not a list opened: kept in links until it makes a comparison. */
const isUnfit = (given: URLSearchParams, ids: readonly string[]) =>
  given.has("chosen") && ids.length > 0 && !fits(ids.length);

const searchOf = (ids: readonly string[], chosen = false) =>
  ids.length > 0 ? `?ids=${ids.join(",")}${chosen ? "&chosen=1" : ""}` : "";

function canonicalQuery(given: URLSearchParams): URLSearchParams {
  const ids = readIds(given);
  return new URLSearchParams(searchOf(ids, isUnfit(given, ids)));
}

export const handle: PageHandle = { kind: "document", query: canonicalQuery };

/** If teachers cannot be loaded the page is shown, with Retry; its 503 keeps it out of the page cache. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext);
  const ids = readIds(url.searchParams);
  const teachers =
    ids.length === 0
      ? []
      : await call(listedTeachersEndpoint, { query: { ids: ids.join(",") } }, { transport }).catch(() => null);
  const chosen = isUnfit(url.searchParams, ids);
  return data({ ids, chosen, teachers }, { status: teachers === null ? 503 : 200 });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <DocumentFrame>
      <PageHead title={t("compare:title")} noindex />
      <div className="grid grid-cols-1 gap-4 max-w-xl mx-auto pt-6 px-4 pb-12">
        <h1 className="sign text-2xl">{t("compare:title")}</h1>
        <Compared {...loaderData} />
      </div>
    </DocumentFrame>
  );
}

type ComparedProps = { ids: string[]; chosen: boolean; teachers: ListedTeacher[] | null };

function Compared({ ids, chosen, teachers }: ComparedProps) {
  const { t } = useLanguage();
  const address = useAddress();
  if (teachers === null)
    return (
      <Notice
        tone="brick"
        action={
          <ButtonLink
            variant="secondary"
            icon={<RotateCw aria-hidden="true" />}
            to={address(path, searchOf(ids, chosen))}
            reloadDocument
          >
            {t("shell:actions.retry")}
          </ButtonLink>
        }
      >
        {t("search:results.failed")}
      </Notice>
    );
  const gone = ids.length - teachers.length;
  if (teachers.length === 0)
    return (
      <div data-kept={ids.length === 0 ? "" : undefined}>
        <UnavailableTeachers gone={gone} />
        <EmptyState
          title={t("compare:none.title")}
          action={
            <ButtonLink to={address("/home-tuition")} reloadDocument>
              {t("shell:header.findTeachers")}
            </ButtonLink>
          }
        >
          {t("compare:none.body")}
        </EmptyState>
      </div>
    );
  if (!fits(teachers.length)) return <SavedTeachers teachers={teachers} gone={gone} chosen={chosen} />;
  return (
    <>
      <UnavailableTeachers gone={gone} />
      <CompareTable teachers={teachers} />
      <Share ids={teachers.map(({ id }) => id)} />
    </>
  );
}

type Line = { label: string; of: (teacher: ListedTeacher) => ReactNode };

function linesOf(t: Translate, language: string): Line[] {
  const list = (words: string[]) => (words.length > 0 ? formatList(language, words) : null);
  return [
    {
      label: t("profiles:teacher.fee"),
      of: ({ fee: { hourly, monthly } }) =>
        [hourly === null ? null : { hourly }, monthly === null ? null : { monthly }]
          .filter((fee) => fee !== null)
          .map((fee) => <div key={Object.keys(fee).join()}>{formatFee(t, fee)}</div>),
    },
    { label: t("profiles:teacher.subjects"), of: ({ subjects }) => list(subjects.map((each) => subjectName(t, each))) },
    { label: t("search:results.days"), of: ({ days }) => list(days.map((day) => t(`vocabulary:daysShort.${day}`))) },
    { label: t("profiles:teacher.modes"), of: ({ modes }) => list(modes.map((code) => t(`vocabulary:modes.${code}`))) },
    { label: t("compare:area"), of: ({ areaName }) => areaName },
    {
      label: t("compare:checked"),
      of: ({ verified }) => t(verified ? "vocabulary:verified" : "compare:notChecked"),
    },
    {
      label: t("compare:rating"),
      of: ({ rating, reviewCount }) =>
        rating === null ? t("search:card.new") : <RatingBadge rating={rating} reviewCount={reviewCount} />,
    },
    {
      label: t("profiles:teacher.experience"),
      of: ({ experienceYears }) =>
        experienceYears === null ? null : t("vocabulary:experience.years", { count: experienceYears }),
    },
    {
      label: t("profiles:teacher.qualifications"),
      of: ({ qualifications }) => list(qualifications.map((code) => t(`vocabulary:qualifications.${code}`))),
    },
    {
      label: t("profiles:teacher.classes"),
      of: ({ classes }) => list(classes.map((code) => t(`vocabulary:classes.${code}`))),
    },
    {
      label: t("profiles:teacher.boards"),
      of: ({ boards }) => list(boards.map((code) => t(`vocabulary:boards.${code}`))),
    },
    {
      label: t("profiles:teacher.languages"),
      of: ({ languages }) => list(languages.map((code) => t(`vocabulary:teachingLanguages.${code}`))),
    },
    { label: t("compare:answers"), of: ({ slowToAnswer }) => (slowToAnswer ? t("search:card.slow") : null) },
  ];
}

/** A row without any value is left out. */
function CompareTable({ teachers }: { teachers: readonly ListedTeacher[] }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const isFilled = (value: ReactNode) => value !== null && !(Array.isArray(value) && value.length === 0);
  const lines = linesOf(t, language)
    .map(({ label, of }) => ({ label, cells: teachers.map((teacher) => ({ id: teacher.id, said: of(teacher) })) }))
    .filter(({ cells }) => cells.some(({ said }) => isFilled(said)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs keyboard focus.
    <section className="compare-scroll" aria-label={t("compare:title")} tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("compare:what")}</span>
            </th>
            {teachers.map((teacher) => (
              <th key={teacher.id} scope="col">
                <Avatar name={teacher.name} src={teacher.photo} />
                <a className="link" href={address(`/teacher-profile/${teacher.id}`)}>
                  <bdi>{teacher.name}</bdi>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ id, said }) => (
                <td key={id}>{isFilled(said) ? said : <span className="text-slate">{t("compare:unsaid")}</span>}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="sr-only">{t("compare:acts")}</span>
            </th>
            {teachers.map((teacher) => (
              <td key={teacher.id}>
                <div className="flex flex-wrap items-center gap-1 max-md:[&>.ask-write]:w-full max-md:[&>.ask-write]:px-1.5 max-md:[&>.ask-write]:svg:hidden">
                  {teacher.acceptingStudents ? (
                    <AskCard teacher={teacher} />
                  ) : (
                    <span className="text-slate">{t("vocabulary:notAccepting")}</span>
                  )}
                  <SaveButton teacher={teacher} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** Without a script, by WhatsApp. */
function Share({ ids }: { ids: readonly string[] }) {
  const { t } = useLanguage();
  const url = useUrl()(path) + searchOf(ids);
  const text = t("compare:shareText");
  return (
    <p>
      <a
        className="button button-secondary"
        href={chatAddress({ words: `${text} ${url}` })}
        rel="noopener"
        data-share={url}
        data-title={text}
        data-copied={t("profiles:teacher.linkCopied")}
        data-failed={t("profiles:teacher.copyFailed")}
      >
        <Share2 aria-hidden="true" />
        <span>{t("compare:share")}</span>
      </a>
    </p>
  );
}
