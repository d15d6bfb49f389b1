/** Opens one's own review of a teacher, once the lessons are a week old (R3.8); before that shows the date. */
import { Star } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { reviewableFrom } from "#contract/review-window.ts";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { partWithText } from "#web/i18n/part-with-text.ts";
import { Button } from "#web/ui/button.tsx";

/** With its texts. */
const ReviewDialog = partWithText(() => import("./review-dialog.tsx"), ["reviews", "validation"]);

type ReviewButtonProps = {
  teacher: { id: string; name: string };
  lessons: { activeSince: string | null; endedAt: string | null };
};

export function ReviewButton({ teacher, lessons }: ReviewButtonProps) {
  const { language, t } = useLanguage();
  const [open, setOpen] = useState(false);
  const from = reviewableFrom(lessons);
  if (from === null) return null;
  if (from > new Date())
    return <p className="text-slate text-sm">{t("relations:review.from", { date: formatDate(language, from) })}</p>;
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Star aria-hidden="true" />}
        aria-label={`${t("relations:review.open")}: ${teacher.name}`}
        onClick={() => setOpen(true)}
      >
        {t("relations:review.open")}
      </Button>
      {open && (
        <PartBoundary>
          <ReviewDialog teacher={teacher} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}

/** Opens the review of the teacher in the address (`review=`), as linked from the teacher's page. */
export function OpenReview() {
  const [params, setParams] = useSearchParams();
  const id = params.get("review");
  if (id === null) return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete("review");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <PartBoundary>
      <ReviewDialog key={id} teacher={{ id, name: null }} onClose={close} />
    </PartBoundary>
  );
}
