/** IndexNow (R11.3): the service, the queue, and the history with responses; page numbers of both are in the address. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { changeIndexNowEndpoint, type Submission } from "#contract/indexnow.ts";
import { formatMoment } from "#text/format.ts";
import { formatNumber } from "#text/format-number.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { explainAnswer, isAccepted } from "#web/features/office/indexnow/explain-answer.ts";
import { indexNowQuery } from "#web/features/office/indexnow/indexnow-query.ts";
import { WaitingPages } from "#web/features/office/indexnow/waiting-pages.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import type { PageHandle } from "#web/page.ts";
import { pageNumber } from "#web/page-number.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";

export const handle: PageHandle = { kind: "app" };

type ServiceCardProps = { host: string | null; keyAddress: string; automatic: boolean };

/** The service (R11.3), the key file by which it identifies us, and whether pages are submitted automatically. */
function ServiceCard({ host, keyAddress, automatic }: ServiceCardProps) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  /** The pending change, until the server has answered. */
  const [pressed, setPressed] = useState<boolean | null>(null);

  async function change(enabled: boolean) {
    setPressed(enabled);
    try {
      await call(changeIndexNowEndpoint, { body: { automatic: enabled } });
      await queryClient.invalidateQueries({ queryKey: keys.officeIndexNow });
      toast({
        title: t(enabled ? "outreach:indexnow.automaticOn" : "outreach:indexnow.automaticOff"),
        variant: "success",
      });
    } catch (error) {
      toast({ title: t("outreach:indexnow.failed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setPressed(null);
    }
  }

  return (
    <Card as="section" className="grid gap-4">
      {host === null && <Notice tone="marigold">{t("outreach:indexnow.off")}</Notice>}
      <dl className="facts">
        {host !== null && (
          <div>
            <dt>{t("outreach:indexnow.service")}</dt>
            <dd>
              <bdi dir="ltr">{host}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("outreach:indexnow.key")}</dt>
          <dd>
            <a className="link wrap-anywhere" href={keyAddress} dir="ltr">
              {keyAddress}
            </a>
            <p className="field-hint">{t("outreach:indexnow.keyHint")}</p>
          </dd>
        </div>
      </dl>
      <Checkbox
        name="automatic"
        label={t("outreach:indexnow.automatic")}
        hint={t("outreach:indexnow.automaticHint")}
        checked={pressed ?? automatic}
        aria-busy={pressed !== null || undefined}
        onChange={({ target }) => pressed === null && void change(target.checked)}
      />
    </Card>
  );
}

function toneOf(told: Submission): Tone {
  if (isAccepted(told)) return "leaf";
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

/** Submissions to search engines, newest first: how many addresses, by whom, and each response explained (R11.3). */
function History({ submissions, page, pages, hrefOf }: HistoryProps) {
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
          <thead className="max-md:sr-only">
            <tr>
              {(["when", "addresses", "answer", "by"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`outreach:indexnow.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {submissions.map((submission) => (
              <HistoryRow key={submission.id} told={submission} />
            ))}
          </tbody>
        </table>
      )}
      <ListPages page={page} pages={pages} hrefOf={hrefOf} />
    </section>
  );
}

/** The page of each list: `page` for the queue, `told` for the history. */
function usePages() {
  const [params] = useSearchParams();
  const hrefOf = (name: string) => (page: number) => {
    const next = new URLSearchParams(params);
    next.set(name, String(page));
    return `?${next}`;
  };
  return { waiting: pageNumber(params), told: pageNumber(params, "told"), hrefOf };
}

function IndexNow() {
  const { t } = useLanguage();
  const { waiting, told, hrefOf } = usePages();
  const { data, error, isFetching, refetch } = useQuery(indexNowQuery(told));
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("office:loading")} className="grid gap-3">
        <Skeleton shape="block" className="h-40" />
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  const { items: state, pages } = data;
  return (
    <div className="grid gap-6">
      <ServiceCard {...state} />
      <WaitingPages host={state.host} page={waiting} hrefOf={hrefOf("page")} />
      <History submissions={state.submissions} page={told} pages={pages} hrefOf={hrefOf("told")} />
    </div>
  );
}

export default function AdminIndexNow() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("outreach:indexnow.heading")} noindex />
      <h1 className="sign">{t("outreach:indexnow.heading")}</h1>
      <p className="text-slate">{t("outreach:indexnow.body")}</p>
      <IndexNow />
    </>
  );
}
