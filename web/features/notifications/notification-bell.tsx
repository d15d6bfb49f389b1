/** The bell in the head of every app: how many are unread, and the way to them. */
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { Link } from "react-router";
import type { MemberRole } from "#contract/vocabulary.ts";
import { dashboardOf } from "#web/api/dashboard-of.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { unreadQuery } from "./queries.ts";
import { showCount } from "./show-count.ts";
import { useLiveNotifications } from "./use-live-notifications.ts";

export function NotificationBell({ role }: { role: MemberRole }) {
  const { t } = useLanguage();
  useLiveNotifications();
  // The stream brings the first number.
  const { data: unread = 0 } = useQuery({ ...unreadQuery(role), refetchOnMount: false, initialData: 0 });
  const label = t("shell:header.notifications");
  return (
    <Link
      to={`${dashboardOf(role)}?tab=notifications`}
      className="button button-quiet button-icon bell"
      aria-label={unread > 0 ? `${label}: ${t("shell:header.unread", { number: unread })}` : label}
    >
      <Bell aria-hidden="true" />
      {unread > 0 && <bdi className="bell-count">{showCount(unread)}</bdi>}
    </Link>
  );
}
