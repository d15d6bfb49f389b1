/** The student's claims in all states: loading, failed, none, pending with the due date, decided. */

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Clock, ShieldCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { type Claim, ownClaimsEndpoint } from "#contract/guarantee.ts";
import type { ClaimStatus } from "#contract/guarantee-states.ts";
import { formatDate } from "#text/format.ts";
import { callList } from "#web/api/call-list.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { pageNumber } from "#web/page-number.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

const tones: Record<ClaimStatus, Tone> = { open: "marigold", granted: "leaf", refused: "brick" };

export default function ClaimList() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const { data, error, isFetching, refetch } = useQuery(claimsQuery(String(page)));
  if (data === undefined)
    return error ? (
      <LoadFailed title={t("guarantee:list.failed")} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t("guarantee:list.loading")} className="grid gap-4">
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  if (data.total === 0)
    return (
      <EmptyState
        title={t("guarantee:list.none")}
        action={
          <ButtonLink variant="secondary" to="?tab=teachers">
            {t("app:parts.teachers")}
          </ButtonLink>
        }
      >
        {t("guarantee:list.noneBody")}
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 items-start lg:grid-cols-2 *:min-w-0">
        {data.items.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} />
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={data.pages} hrefOf={(to) => `?tab=claims&page=${to}`} />
    </div>
  );
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const { kind, status, reason, decision, teacher, createdAt, decidedAt } = claim;
  const name = <bdi>{teacher.name || t("relations:gone")}</bdi>;
  return (
    <Card as="article" className="relation-card">
      <h2 className="font-bold">{t(`guarantee:kinds.${kind}`)}</h2>
      <p className="flex flex-wrap gap-1.5 mt-1">
        <Badge tone={tones[status]}>{t(`guarantee:statuses.${status}`)}</Badge>
      </p>
      <p>
        {teacher.listed ? (
          <a className="link" href={address(`/teacher-profile/${teacher.id}`)}>
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {status === "open" && <AnswerClock claim={claim} />}
      <div className="ps-3 border-s-3 border-line [&>:last-child]:whitespace-pre-line">
        <p className="text-sm text-slate">
          {t("guarantee:list.opened", { date: formatDate(language, new Date(createdAt)) })}
        </p>
        <p dir="auto">{reason}</p>
      </div>
      {decidedAt !== null && status !== "open" && (
        <div className="ps-3 border-s-3 border-line [&>:last-child]:whitespace-pre-line">
          <p className="text-sm text-slate">
            {t("guarantee:list.decided", { date: formatDate(language, new Date(decidedAt)) })}
          </p>
          <p dir="auto">{decision}</p>
        </div>
      )}
      {status === "granted" && kind === "replacement" && (
        <ButtonLink to={`?tab=similar&of=${teacher.id}`} icon={<ShieldCheck aria-hidden="true" />}>
          {t("guarantee:list.findOther")}
        </ButtonLink>
      )}
    </Card>
  );
}

/** The promised date of the answer; when it is past, it says so. */
function AnswerClock({ claim }: { claim: Claim }) {
  const { language, t } = useLanguage();
  const until = new Date(claim.answerBy);
  const isLate = until.getTime() < Date.now();
  const date = formatDate(language, until);
  return (
    <p
      className={
        isLate
          ? "flex gap-2 items-start svg:size-4.5 svg:mt-1 text-brick font-bold"
          : "flex gap-2 items-start svg:size-4.5 svg:mt-1"
      }
    >
      <Clock aria-hidden="true" />
      <span>{t(isLate ? "guarantee:list.late" : "guarantee:claim.answerBy", { date })}</span>
    </p>
  );
}

/** The student's claims, page by page. */
const claimsQuery = (page: string) =>
  queryOptions({
    queryKey: [...keys.claims, page],
    queryFn: ({ signal }) => callList(ownClaimsEndpoint, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
