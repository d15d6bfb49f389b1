/**
 * The heart of a teacher (R13.6). In the app it answers by itself; on a document, which is the same for everyone, the script
 * marks those that this browser keeps and answers presses (`web/enhance/hearts.ts`). Without a script it is not shown.
 */

import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { isShortlisted, watchShortlist } from "#web/storage/shortlist.ts";

/** Where the app shows what a student keeps. */
const ownShortlist = `${dashboardOf("student")}?tab=shortlist`;

type SaveButtonProps = {
  teacher: { id: string; name: string };
  /** On a card, which has the teacher's id already: twenty of them once more would not fit into the first flight. */
  onCard?: boolean;
};

export function SaveButton({ teacher: { id, name }, onCard = false }: SaveButtonProps) {
  const { t } = useLanguage();
  const isKept = useSyncExternalStore(
    watchShortlist,
    () => isShortlisted(id),
    // Of a document nobody knows it before the script.
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
