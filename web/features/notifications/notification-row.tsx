/** One notification: its icon, the sentence as a link, its time, and its acts. */
import {
  BadgeCheck,
  Bell,
  CalendarCheck,
  CalendarX,
  Check,
  Gavel,
  Handshake,
  Hourglass,
  Inbox,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareReply,
  Pin,
  PinOff,
  ShieldCheck,
  Sparkles,
  Star,
  Undo2,
  UserRoundX,
  Users,
  X,
} from "lucide-react";
import { Link } from "react-router";
import { formatAgo, formatClock, formatMoment } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ShownNotification } from "./normalise-notification.ts";
import type { NotificationAct } from "./queries.ts";

type NotificationRowProps = { notification: ShownNotification; now: Date; onAct: (act: NotificationAct) => void };

const icons: Record<ShownNotification["type"], LucideIcon> = {
  request_received: Inbox,
  request_accepted: Handshake,
  request_declined: UserRoundX,
  request_withdrawn: Undo2,
  request_expired: Hourglass,
  relation_ended: CalendarX,
  learners_changed: Users,
  review_received: Star,
  review_answered: MessageSquareReply,
  document_verified: BadgeCheck,
  similar_teachers: Users,
  wish_matched: Sparkles,
  question_due: MessageCircleQuestionMark,
  lesson_proposed: Hourglass,
  lesson_fixed: CalendarCheck,
  lesson_declined: CalendarX,
  lesson_moved: Undo2,
  lesson_cancelled: CalendarX,
  lessons_called_off: CalendarX,
  lesson_reminder: Bell,
  lesson_marked: Check,
  lesson_marked_longer: Hourglass,
  lesson_objected: MessageSquareReply,
  claim_decided: ShieldCheck,
  report_acted: ShieldCheck,
  verdict: Gavel,
  verdict_undone: Undo2,
  appeal_refused: Gavel,
  other: Bell,
};

/** The day is shown above the row; a date that another server formatted stays as it is. */
function When({ given, now }: { given: string; now: Date }) {
  const { language } = useLanguage();
  const moment = new Date(given);
  if (Number.isNaN(moment.getTime())) return <span>{given}</span>;
  return (
    <time dateTime={given} title={formatMoment(language, moment)}>
      {formatAgo(language, moment, now)} · {formatClock(language, moment)}
    </time>
  );
}

export function NotificationRow({ notification, now, onAct }: NotificationRowProps) {
  const { t } = useLanguage();
  const { id, message, read, pinned, relatedLink, date, type } = notification;
  const Icon = icons[type];
  const markRead = () => {
    if (!read) onAct({ act: "read", id });
  };
  const acts = [
    ...(read ? [] : [{ label: t("relations:notifications.read"), icon: Check, onClick: markRead }]),
    {
      label: t(pinned ? "relations:notifications.unpin" : "relations:notifications.pin"),
      icon: pinned ? PinOff : Pin,
      onClick: () => onAct({ act: "pin", id, pinned: !pinned }),
    },
    { label: t("relations:notifications.clear"), icon: X, onClick: () => onAct({ act: "clear", id }) },
  ];
  return (
    <li className="notification" data-unread={read ? undefined : ""}>
      <span className="size-10 grid place-items-center rounded-full bg-wash text-leaf svg:size-5" aria-hidden="true">
        <Icon strokeWidth={1.75} />
      </span>
      <div>
        <p className="notification-words">
          {relatedLink === null ? (
            message
          ) : (
            <Link className="hover:underline focus-visible:underline" to={relatedLink} onClick={markRead}>
              {message}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-slate text-sm">
          {!read && <Badge tone="marigold">{t("relations:notifications.new")}</Badge>}
          <When given={date} now={now} />
        </p>
      </div>
      <div className="notification-acts flex -ms-2.5">
        {acts.map(({ label, icon: ActIcon, onClick }) => (
          <Button key={label} variant="quiet" size="icon" aria-label={label} title={label} onClick={onClick}>
            <ActIcon aria-hidden="true" />
          </Button>
        ))}
      </div>
    </li>
  );
}
