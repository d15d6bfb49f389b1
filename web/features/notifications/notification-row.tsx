/** One notification: the sentence as a link, when it came, and what can be done with it. */
import { Check, Pin, PinOff, X } from "lucide-react";
import { Link } from "react-router";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ShownNotification } from "./normalise-notification.ts";
import type { BellAct } from "./queries.ts";

type NotificationRowProps = { notification: ShownNotification; onAct: (act: BellAct) => void };

/** A date that another server has already put into words stays as it is. */
function showDate(language: string, given: string): string {
  const moment = new Date(given);
  return Number.isNaN(moment.getTime()) ? given : formatDate(language, moment);
}

export function NotificationRow({ notification, onAct }: NotificationRowProps) {
  const { language, t } = useLanguage();
  const { id, message, read, pinned, relatedLink, date } = notification;
  const markRead = () => {
    if (!read) onAct({ act: "read", id });
  };
  return (
    <li className="notification" data-unread={read ? undefined : ""}>
      <p>
        {relatedLink === null ? (
          message
        ) : (
          <Link className="link" to={relatedLink} onClick={markRead}>
            {message}
          </Link>
        )}
      </p>
      <div className="notification-foot">
        {!read && <Badge tone="brick">{t("relations:notifications.new")}</Badge>}
        {pinned && <Badge icon={<Pin aria-hidden="true" />}>{t("relations:notifications.pinned")}</Badge>}
        <span>{showDate(language, date)}</span>
        <div className="notification-acts">
          {!read && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("relations:notifications.read")}
              title={t("relations:notifications.read")}
              onClick={markRead}
            >
              <Check aria-hidden="true" />
            </Button>
          )}
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(pinned ? "relations:notifications.unpin" : "relations:notifications.pin")}
            title={t(pinned ? "relations:notifications.unpin" : "relations:notifications.pin")}
            onClick={() => onAct({ act: "pin", id, pinned: !pinned })}
          >
            {pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("relations:notifications.clear")}
            title={t("relations:notifications.clear")}
            onClick={() => onAct({ act: "clear", id })}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
    </li>
  );
}
