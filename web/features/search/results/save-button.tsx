/**
 * The shortlist button of a teacher (R13.6). The app handles it in React; on a document, which is the same for everyone, the script
 * marks those in the browser's shortlist and handles presses (`web/enhance/hearts.ts`). Without a script it is hidden.
 */

import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { isShortlisted, watchShortlist } from "#web/storage/shortlist.ts";

/** The app's page of the shortlist. */
const ownShortlist = `${dashboardOf("student")}?tab=shortlist`;

type SaveButtonProps = {
  teacher: { id: string; name: string };
  /** On a card, which has the teacher's id already: repeating it twenty times would not fit into the first round trip. */
  onCard?: boolean;
};

export function SaveButton({ teacher: { id, name }, onCard = false }: SaveButtonProps) {
  const { t } = useLanguage();
  const isKept = useSyncExternalStore(
    watchShortlist,
    () => isShortlisted(id),
    // Unknown on a document before the script runs.
    () => undefined,
  );
  return (
    <button
      type="button"
      className="button button-quiet button-icon save-teacher"
      aria-pressed={isKept}
      aria-label={t("search:card.save", { name })}
      data-save={onCard ? "" : id}
      onClick={() => void import("./press-heart.ts").then(({ pressHeart }) => pressHeart(id, t, ownShortlist))}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}
