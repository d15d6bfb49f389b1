/** The page of one office subject: the link to its list, its name, and its loading states. */
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Answer, Endpoint, SentInput } from "#contract/endpoint.ts";
import { CallError, call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListShape } from "./list/office-list.tsx";

const byId = (id: string): object => ({ params: { id } });

/** One office row by its id. */
export function useSubject<E extends Endpoint>(endpoint: E, id: string): UseQueryResult<Answer<E>> {
  return useQuery({
    queryKey: [...keys.office, endpoint.path, id],
    queryFn: ({ signal }) => call(endpoint, byId(id) as SentInput<E>, { signal }),
  });
}

type SubjectPageProps<Subject> = {
  query: UseQueryResult<Subject>;
  back: { to: string; label: string };
  title: string;
  children: (subject: Subject) => ReactNode;
};

export function SubjectPage<Subject>({ query, back, title, children }: SubjectPageProps<Subject>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      <PageHead title={title} noindex />
      <Link to={back.to} className="inline-flex gap-2 items-center justify-self-start min-h-11 text-slate svg:w-5">
        <ArrowLeft className="turns" aria-hidden="true" />
        {back.label}
      </Link>
      <h1 className="sign">
        <bdi>{title}</bdi>
      </h1>
      {data === undefined && error && <Failed error={error} busy={isFetching} onRetry={refetch} />}
      {data === undefined && !error && <ListShape />}
      {data !== undefined && children(data)}
    </>
  );
}

/** Another admin may have removed it. */
function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => unknown }) {
  const { t } = useLanguage();
  if (error instanceof CallError && error.status === 404)
    return <EmptyState title={t("office:list.gone")}>{t("office:list.goneBody")}</EmptyState>;
  return <LoadFailed error={error} busy={busy} onRetry={onRetry} />;
}
