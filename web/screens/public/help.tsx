/** /help: questions by group, each answer with a link of its own; searched while typing, or by the address without a script. */
import { Search } from "lucide-react";
import { brand } from "#content/brand.ts";
import { chooseAnswers } from "#content/help/choose-answers.ts";
import { otherWords } from "#content/help/other-words.ts";
import { type HelpGroup, type HelpQuestion, readHelp } from "#content/help/read-help.ts";
import { helpSearch } from "#contract/limits.ts";
import { formatServiceFee } from "#text/format.ts";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structureQuestions } from "#web/features/site-layout/structured.ts";
import { SupportContacts } from "#web/features/site-layout/support-contacts.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { describeField } from "#web/ui/field.tsx";
import type { Route } from "./+types/help";

const path = "/help";

const readQuery = (given: URLSearchParams) =>
  (given.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, helpSearch.query);

export const handle: PageHandle = {
  kind: "document",
  query: (given) => new URLSearchParams(readQuery(given) === "" ? {} : { q: readQuery(given) }),
};

export function loader({ url }: Route.LoaderArgs) {
  return { asked: readQuery(url.searchParams) };
}

export default function Help({ loaderData: { asked } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const groups = readHelp(language, formatServiceFee(t, brand.serviceFee));
  const all = groups.flatMap(({ questions }) => questions);
  const chosen = chooseAnswers(
    all.map(({ searched }) => searched),
    asked,
  );
  const shown = chosen === null ? all : all.filter((_, at) => chosen.has(at));
  const found = chosen !== null && t("informational:help.found", { count: shown.length });
  const title = t("informational:help.heading");
  return (
    <DocumentFrame>
      <article className="text-page help">
        <Trail steps={[{ name: t("informational:help.title"), path }]} />
        <h1 className="sign">{title}</h1>
        <p>{t("informational:help.lead")}</p>
        <HelpSearch asked={asked} />
        <div role="status" className="help-found">
          <p data-help-found={foundWords(t)}>{shown.length > 0 && found}</p>
          <div
            data-help-none=""
            className="grid justify-items-start gap-2 p-5 rounded-lg bg-wash"
            hidden={shown.length > 0}
          >
            <h2>{t("informational:help.none")}</h2>
            <p>{t("informational:help.noneBody")}</p>
            <a className="link" href={address(path)}>
              {t("informational:help.all")}
            </a>
          </div>
        </div>
        <nav
          aria-label={t("informational:help.groups")}
          hidden={chosen !== null}
          className="help-groups flex flex-wrap gap-2 print:hidden"
        >
          {groups.map(({ id, title: name }) => (
            <a key={id} className="chip" href={`#${headingOf(id)}`}>
              {name}
            </a>
          ))}
        </nav>
        {groups.map((group) => (
          <Group key={group.id} {...group} shown={shown} open={chosen !== null && shown.length <= helpSearch.opened} />
        ))}
        <section aria-labelledby={headingOf("ask")} className="help-ask">
          <h2 id={headingOf("ask")}>{t("informational:help.ask")}</h2>
          <p>{t("informational:help.askBody")}</p>
          <SupportContacts />
          <ButtonLink to={address("/contact")} variant="secondary" reloadDocument>
            {t("informational:help.write")}
          </ButtonLink>
        </section>
      </article>
      {/* Last, as it repeats all of the page. */}
      <PageHead
        title={t("informational:help.metaTitle")}
        description={t("informational:help.description", { questions: all.length })}
        path={path}
        noindex={asked !== ""}
        picture={{ kind: "help" }}
        structured={[structureQuestions(shown.map(({ question, answer }) => ({ question, answer: answer.join(" ") })))]}
      />
    </DocumentFrame>
  );
}

/** The plural forms for the script: `#` stands for the number. */
function foundWords(t: ReturnType<typeof useLanguage>["t"]): string {
  const format = (count: number) => t("informational:help.found", { count }).replace(String(count), "#");
  return JSON.stringify({ one: format(1), other: format(2) });
}

function HelpSearch({ asked }: { asked: string }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <search>
      <form
        action={address(path)}
        data-part="help"
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 [&>label]:col-span-full print:hidden"
      >
        <label className="field-label" htmlFor="field-q">
          {t("informational:help.search")}
        </label>
        <input
          {...describeField("q", {})}
          type="search"
          className="input"
          dir="auto"
          defaultValue={asked}
          maxLength={helpSearch.query}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          {t("informational:help.submit")}
        </Button>
      </form>
    </search>
  );
}

/** Prefixed: a group and a question may have the same name, and the link belongs to the answer. */
const headingOf = (group: string) => `about-${group}`;

type GroupProps = HelpGroup & { shown: readonly HelpQuestion[]; open: boolean };

/** Non-matches stay in the page, hidden, for other searches. */
function Group({ id, title, questions, shown, open }: GroupProps) {
  return (
    <section aria-labelledby={headingOf(id)} hidden={!questions.some((question) => shown.includes(question))}>
      <h2 id={headingOf(id)}>{title}</h2>
      <div className="help-questions">
        {questions.map((question) => (
          <Answer key={question.id} {...question} isShown={shown.includes(question)} open={open} />
        ))}
      </div>
    </section>
  );
}

/** The id is inside, so that a link to it opens the answer. */
function Answer({ id, question, answer, isShown, open }: HelpQuestion & { isShown: boolean; open: boolean }) {
  const { t } = useLanguage();
  return (
    <details className="disclosure" hidden={!isShown} open={open} data-words={otherWords[id]}>
      <summary>{question}</summary>
      <div id={id}>
        {answer.map((part) => (
          <p key={part}>{part}</p>
        ))}
        <a className="link" href={`#${id}`}>
          {t("informational:help.link")}
        </a>
      </div>
    </details>
  );
}
