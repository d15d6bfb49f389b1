/** The person's sessions (R7.6): each device by name, this one marked, the others can be signed out. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { listSessionsEndpoint, revokeSessionEndpoint } from "#contract/accounts.ts";
import type { Answer } from "#contract/endpoint.ts";
import { formatDate } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { describeDevice } from "./describe-device.ts";

const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => call(listSessionsEndpoint, {}, { signal }),
});

type Session = Answer<typeof listSessionsEndpoint>[number];

function SessionRow({ session }: { session: Session }) {
  const { language, t } = useLanguage();
  const client = useQueryClient();
  const device = describeDevice(session.userAgent) || t("accounts:sessions.unknown");
  const revoke = useMutation({
    mutationFn: () => call(revokeSessionEndpoint, { params: { id: session.id } }),
    onSuccess: () => toast({ title: t("accounts:sessions.done"), variant: "success" }),
    onError: (error) => toast({ title: callFailureText(t, error), variant: "destructive" }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-2 py-3.5 md:grid-cols-[auto_1fr_auto]">
      <MonitorSmartphone className="w-6 text-slate" aria-hidden="true" />
      <div>
        <p className="font-bold">
          <bdi>{device}</bdi> {session.current && <Badge tone="leaf">{t("accounts:sessions.here")}</Badge>}
        </p>
        <p className="text-sm text-slate">
          {t("accounts:sessions.lastUsed", { date: formatDate(language, new Date(session.lastUsedAt)) })}
          {" · "}
          {t("accounts:sessions.since", { date: formatDate(language, new Date(session.createdAt)) })}
          {session.address && (
            <>
              {" · "}
              <bdi dir="ltr">{session.address}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          className="col-start-2 justify-self-start md:col-start-3"
          variant="secondary"
          busy={revoke.isPending}
          aria-label={t("accounts:sessions.signOutNamed", { device })}
          onClick={() => revoke.mutate()}
        >
          {t("accounts:sessions.signOut")}
        </Button>
      )}
    </li>
  );
}

function Rows() {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  if (data) {
    return (
      <>
        <ul className="divided">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {data.length === 1 && <p className="text-slate">{t("accounts:sessions.empty")}</p>}
      </>
    );
  }
  if (error) {
    const retry = (
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t("shell:actions.retry")}
      </Button>
    );
    return (
      <Notice tone="brick" title={t("accounts:sessions.failed")} action={retry} urgent>
        {callFailureText(t, error)}
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={t("shell:splash")} className="grid grid-cols-[auto_1fr] items-center gap-3.5 py-3.5">
      <Skeleton shape="circle" className="h-6 w-6" />
      <div>
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
      </div>
    </SkeletonGroup>
  );
}

export function SessionList() {
  const { t } = useLanguage();
  return (
    <Card as="section" id="sessions" aria-labelledby="sessions-title" className="grid gap-3">
      <h2 id="sessions-title" className="text-lg font-bold">
        {t("app:accountLinks.sessions")}
      </h2>
      <p>{t("app:accountLinks.sessionsBody")}</p>
      <Rows />
    </Card>
  );
}
