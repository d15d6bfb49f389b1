/** What was told to search engines, newest first: how many addresses, by whom, and each answer in words (R11.3). */
import type { Submission } from "#contract/indexnow.ts";
import { formatMoment } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { explainAnswer, isTaken } from "./explain-answer.ts";

function toneOf(told: Submission): Tone {
  if (isTaken(told)) return "leaf";
  return explainAnswer(told) === "under" ? "plain" : "brick";
}

function HistoryRow({ told }: { told: Submission }) {
  const { language, t } = useLanguage();
  return (
    <tr>
      <td data-label={t("outreach:indexnow.when")}>{formatMoment(language, new Date(told.submittedAt))}</td>
      <td data-label={t("outreach:indexnow.addresses")}>{formatNumber(told.urlCount)}</td>
      <td data-label={t("outreach:indexnow.answer")}>
        <Badge tone={toneOf(told)}>{told.statusCode ?? "–"}</Badge>{" "}
        {t(`outreach:indexnow.codes.${explainAnswer(told)}`)}
      </td>
      <td data-label={t("outreach:indexnow.by")}>
        <bdi>{told.submittedBy ?? t("outreach:indexnow.itself")}</bdi>
      </td>
    </tr>
  );
}

type HistoryProps = {
  submissions: readonly Submission[];
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

export function History({ submissions, page, pages, hrefOf }: HistoryProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="history-title" className="grid gap-3">
      <h2 id="history-title" className="text-lg font-bold">
        {t("outreach:indexnow.history")}
      </h2>
      {submissions.length === 0 && page === 1 ? (
        <EmptyState title={t("outreach:indexnow.noHistory")} heading="h3">
          {t("outreach:indexnow.noHistoryBody")}
        </EmptyState>
      ) : (
        <table className="told-table">
          <thead>
            <tr>
              {(["when", "addresses", "answer", "by"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`outreach:indexnow.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {submissions.map((told) => (
              <HistoryRow key={told.id} told={told} />
            ))}
          </tbody>
        </table>
      )}
      <ListPages page={page} pages={pages} hrefOf={hrefOf} />
    </section>
  );
}
