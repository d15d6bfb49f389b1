/** Pages queued for submission (R11.3): chosen one by one or all together, and submitted after a confirmation. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { submitIndexNowEndpoint } from "#contract/indexnow.ts";
import { formatMoment } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { explainAnswer, isAccepted } from "./explain-answer.ts";
import { waitingQuery } from "./indexnow-query.ts";

type WaitingPagesProps = {
  /** Of the service; null without one, and then nothing can be sent. */
  host: string | null;
  page: number;
  hrefOf: (page: number) => string;
};

type SendDialogProps = {
  host: string;
  /** Of pages. */
  count: number;
  /** Absent: all queued. */
  urls: readonly string[] | undefined;
  onClose: () => void;
  onSent: () => void;
};

/** Confirms before pages are submitted to search engines, which cannot be undone; then shows the response. */
function SendDialog({ host, count, urls, onClose, onSent }: SendDialogProps) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const answers = await call(submitIndexNowEndpoint, { body: urls === undefined ? {} : { urls: [...urls] } });
      const refused = answers.find((one) => !isAccepted(one));
      const taken = answers.filter(isAccepted).reduce((sum, { urlCount }) => sum + urlCount, 0);
      if (refused)
        toast({
          title: t("outreach:indexnow.notSent"),
          text: t(`outreach:indexnow.codes.${explainAnswer(refused)}`),
          variant: "destructive",
        });
      else if (answers.length === 0) toast({ title: t("outreach:indexnow.nothingSent") });
      else toast({ title: t("outreach:indexnow.sent", { count: taken }), variant: "success" });
      onSent();
    } catch (error) {
      toast({ title: t("outreach:indexnow.failed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setBusy(false);
      onClose();
      void queryClient.invalidateQueries({ queryKey: keys.officeIndexNow });
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("outreach:indexnow.confirm")}
      confirm={{
        busy,
        onClick: () => void send(),
        children: t(busy ? "outreach:indexnow.sending" : "outreach:indexnow.send"),
      }}
    >
      <p>{t("outreach:indexnow.confirmBody", { count, host: `\u2066${host}\u2069` })}</p>
    </ConfirmDialog>
  );
}

export function WaitingPages({ host, page, hrefOf }: WaitingPagesProps) {
  const { language, t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(waitingQuery(page));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [confirming, setConfirming] = useState(false);
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("office:loading")}>
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  if (data.total === 0)
    return (
      <EmptyState title={t("outreach:indexnow.nothingWaits")}>{t("outreach:indexnow.nothingWaitsBody")}</EmptyState>
    );

  const toggle = (url: string) =>
    setChosen((before) => (before.includes(url) ? before.filter((one) => one !== url) : [...before, url]));
  const count = chosen.length === 0 ? data.total : chosen.length;
  return (
    <section aria-labelledby="waiting-title" className="grid gap-3">
      <h2 id="waiting-title" className="text-lg font-bold">
        {t("outreach:indexnow.waiting", { count: data.total })}
      </h2>
      <ul className="divided told-paths grid border border-line rounded-md bg-card *:py-1.5 *:px-3.5">
        {data.items.map(({ url, queuedAt }) => (
          <li key={url}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(url)}
                aria-label={t("outreach:indexnow.choose", { path: url })}
                onChange={() => toggle(url)}
              />
              <span>
                <bdi dir="ltr" className="wrap-anywhere">
                  {url}
                </bdi>{" "}
                <span className="text-slate">
                  {t("outreach:indexnow.waitingSince", { date: formatMoment(language, new Date(queuedAt)) })}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={data.pages} hrefOf={hrefOf} />
      {host !== null && (
        <p>
          <Button icon={<Send className="turns" aria-hidden="true" />} onClick={() => setConfirming(true)}>
            {chosen.length === 0
              ? t("outreach:indexnow.sendAll")
              : t("outreach:indexnow.sendChosen", { count: chosen.length })}
          </Button>
        </p>
      )}
      {confirming && host !== null && (
        <SendDialog
          host={host}
          count={count}
          urls={chosen.length === 0 ? undefined : chosen}
          onClose={() => setConfirming(false)}
          onSent={() => setChosen([])}
        />
      )}
    </section>
  );
}
