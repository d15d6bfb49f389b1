/** The sign-ins of the last 90 days (R7.14): device, time, method and approximate place. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listSignInsEndpoint } from "#contract/account-settings.ts";
import { formatMoment } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { describeDevice } from "./describe-device.ts";

const signInsQuery = queryOptions({
  queryKey: keys.signIns,
  queryFn: ({ signal }) => call(listSignInsEndpoint, {}, { signal }),
});

/** Shown before the person asks for all. */
const few = 5;

function Rows() {
  const { language, t } = useLanguage();
  const [all, setAll] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(signInsQuery);
  if (error)
    return <LoadFailed title={t("accounts:sessions.failed")} error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("shell:splash")} className="grid gap-2">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
      </SkeletonGroup>
    );
  return (
    <>
      <ul className="grid *:py-2.5 *:border-t *:border-line">
        {data.slice(0, all ? undefined : few).map(({ id, userAgent, network, way, at }) => (
          <li key={id}>
            <p className="font-bold">
              <bdi>{describeDevice(userAgent) || t("accounts:sessions.unknown")}</bdi>
            </p>
            <p className="text-sm text-slate">
              <time dateTime={at}>{formatMoment(language, new Date(at))}</time>
              {" · "}
              {t(`accounts:history.ways.${way}`)}
              {network && (
                <>
                  {" · "}
                  <bdi dir="ltr">{network}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {!all && data.length > few && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAll(true)}>
          {t("accounts:history.all", { count: data.length })}
        </Button>
      )}
    </>
  );
}

export function SignInHistory() {
  const { t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="history-title" className="grid gap-3">
      <h2 id="history-title" className="text-lg font-bold">
        {t("accounts:history.title")}
      </h2>
      <p>{t("accounts:history.body")}</p>
      <Rows />
    </Card>
  );
}
