/** The bell in the head of every app: how many are unread, and the way to them. */
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { MemberRole } from "#contract/vocabulary.ts";
import { keys } from "#web/api/query-keys.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { showCount } from "./show-count.ts";

const LiveNotifications = lazy(async () => {
  await afterFirstView();
  return import("./live-notifications.tsx");
});

export function NotificationBell({ role }: { role: MemberRole }) {
  const { t } = useLanguage();
  const { data: unread = 0 } = useQuery<number>({ queryKey: keys.unread, enabled: false });
  const label = t("shell:header.notifications");
  return (
    <>
      <Suspense>
        <LiveNotifications role={role} />
      </Suspense>
      <Link
        to={`${dashboardOf(role)}?tab=notifications`}
        className="button button-quiet button-icon bell"
        aria-label={unread > 0 ? `${label}: ${t("shell:header.unread", { number: unread })}` : label}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && <bdi className="bell-count">{showCount(unread)}</bdi>}
      </Link>
    </>
  );
}
