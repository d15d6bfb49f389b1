/** The list of the notification menu: read, pin and clear, one or all. */

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  type NotificationChoice,
  readNotificationChoicesEndpoint,
  saveNotificationChoicesEndpoint,
} from "#contract/notifications.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatDay } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { pageNumber } from "#web/page-number.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import type { ShownNotification } from "./normalise-notification.ts";
import { NotificationRow } from "./notification-row.tsx";
import {
  askAnew,
  changeCached,
  changePage,
  type NotificationAct,
  type NotificationListPage,
  notificationQueries,
  notificationsQuery,
} from "./queries.ts";

export default function NotificationList({ side }: { side: MemberRole }) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const { data, error, isFetching, refetch } = useQuery(notificationsQuery(side, page));
  if (data !== undefined)
    return (
      <div className="grid gap-4">
        <LoadedList data={data} page={page} side={side} />
        <MailChoices />
      </div>
    );
  if (!error)
    return (
      <SkeletonGroup label={t("relations:loading")} className="grid gap-3">
        {["first", "second", "third"].map((row) => (
          <Skeleton key={row} shape="block" className="h-15" />
        ))}
      </SkeletonGroup>
    );
  return <LoadFailed title={t("relations:failed.title")} error={error} busy={isFetching} onRetry={refetch} />;
}

function LoadedList({ data, page, side }: { data: NotificationListPage; page: number; side: MemberRole }) {
  const { t } = useLanguage();
  const { mutate } = useListAct(side);
  if (data.items.length === 0)
    return <EmptyState title={t("relations:empty.notifications")}>{t("relations:empty.notificationsBody")}</EmptyState>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {data.unread > 0 && (
          <Button
            variant="secondary"
            icon={<CheckCheck aria-hidden="true" />}
            onClick={() => mutate({ act: "readAll" })}
          >
            {t("relations:notifications.readAll")}
          </Button>
        )}
        <ClearAll onClear={() => mutate({ act: "clearAll" })} />
      </div>
      <NotificationDays items={data.items} now={new Date()} onAct={mutate} />
      <ListPages page={page} pages={data.pages} hrefOf={(to) => `?tab=notifications&page=${to}`} />
    </>
  );
}

type NotificationDaysProps = { items: readonly ShownNotification[]; now: Date; onAct: (act: NotificationAct) => void };

/** The pinned ones, then each day with its heading, in order. */
export function NotificationDays({ items, now, onAct }: NotificationDaysProps) {
  const { language, t } = useLanguage();
  const titleOf = ({ pinned, date }: ShownNotification) => {
    if (pinned) return t("relations:notifications.pinned");
    const moment = new Date(date);
    return Number.isNaN(moment.getTime()) ? date : formatDay(language, moment, now);
  };
  const days = new Map<string, ShownNotification[]>();
  for (const item of items) days.set(titleOf(item), [...(days.get(titleOf(item)) ?? []), item]);
  return [...days].map(([title, told]) => (
    <section key={title}>
      <h2 className="pb-1 text-slate text-sm font-bold first-letter:uppercase">{title}</h2>
      <ul className="notifications divided border border-line rounded-md bg-card overflow-clip">
        {told.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} now={now} onAct={onAct} />
        ))}
      </ul>
    </section>
  ));
}

/** Clears the whole list after a confirmation, pinned ones too. */
function ClearAll({ onClear }: { onClear: () => void }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const clear = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("relations:notifications.clearAll")}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={t("relations:notifications.clearAllTitle")}
        confirm={{ variant: "destructive", onClick: clear, children: t("relations:notifications.clearAll") }}
        cancel={{ variant: "quiet" }}
      >
        <p>{t("relations:notifications.clearAllBody")}</p>
      </ConfirmDialog>
    </>
  );
}

const PushChoices = lazyPart(() => import("./push-choices.tsx"));

const choicesQuery = queryOptions({
  queryKey: keys.mailChoices,
  queryFn: ({ signal }) => call(readNotificationChoicesEndpoint, {}, { signal }),
});

/** Which kinds also send mails; each tick is saved at once. */
function MailChoices() {
  const { t } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  if (choices === undefined) return null;
  return (
    <>
      <Disclosure summary={t("relations:notifications.choices")}>
        <p>{t("relations:notifications.choicesBody")}</p>
        {choices.map((choice) => (
          <MailChoice key={choice.kind} choice={choice} />
        ))}
      </Disclosure>
      <PartBoundary silent>
        <PushChoices choices={choices} />
      </PartBoundary>
    </>
  );
}

/** The tick changes at once, and is rolled back when it could not be saved. */
function MailChoice({ choice: { kind, mail } }: { choice: NotificationChoice }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [isWanted, setWanted] = useState(mail);
  const { mutate, isPending } = useMutation({
    mutationFn: (enabled: boolean) =>
      call(saveNotificationChoicesEndpoint, { body: { choices: [{ kind, mail: enabled }] } }),
    onSuccess: () => {
      toast({ title: t("relations:notifications.choicesSaved"), variant: "success" });
      return client.invalidateQueries({ queryKey: choicesQuery.queryKey });
    },
    onError: (error, enabled) => {
      setWanted(!enabled);
      toast({ title: t("relations:notifications.failed"), text: callFailureText(t, error), variant: "destructive" });
    },
  });
  return (
    <Checkbox
      name={`mail-${kind}`}
      label={t(`notifications:kinds.${kind}.choice`)}
      checked={isWanted}
      busy={isPending}
      onChange={({ target }) => {
        setWanted(target.checked);
        mutate(target.checked);
      }}
    />
  );
}

function send(role: MemberRole, change: NotificationAct): Promise<unknown> {
  const queries = notificationQueries[role];
  if (change.act === "readAll" || change.act === "clearAll") return call(queries[change.act], {});
  const params = { id: change.id };
  if (change.act === "pin") return call(queries.pin, { params, body: { pinned: change.pinned } });
  return call(queries[change.act], { params });
}

/** Reads, pins and clears notifications optimistically; rolled back if the server refuses. */
function useListAct(role: MemberRole) {
  const client = useQueryClient();
  const { t } = useLanguage();
  return useMutation({
    mutationKey: keys.bellActs,
    mutationFn: (change: NotificationAct) => send(role, change),
    onMutate: (change) => changeCached(client, (page) => changePage(page, change)),
    onError: (error, _change, undo) => {
      undo?.();
      toast({ title: t("relations:notifications.failed"), text: callFailureText(t, error), variant: "destructive" });
    },
    // Of several in a row only the last refetches, or its list would undo pending ones.
    onSettled: () => (client.isMutating({ mutationKey: keys.bellActs }) === 1 ? askAnew(client) : undefined),
  });
}
