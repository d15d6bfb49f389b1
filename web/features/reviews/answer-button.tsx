/** Opens the answer to a review; what it is written in is fetched then. */
import { MessageSquareReply } from "lucide-react";
import { useState } from "react";
import type { ReceivedReview } from "#contract/reviews.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const AnswerForm = lazyPart(() => import("./answer-form.tsx"));

export function AnswerButton({ review }: { review: ReceivedReview }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <PartBoundary fallback={<Skeleton shape="block" className="h-40" />}>
        <AnswerForm review={review} onClose={() => setOpen(false)} />
      </PartBoundary>
    );
  return (
    <Button
      variant="secondary"
      icon={<MessageSquareReply aria-hidden="true" />}
      aria-label={`${t("reviews:answer.open")}: ${review.reviewer}`}
      onClick={() => setOpen(true)}
    >
      {t("reviews:answer.open")}
    </Button>
  );
}
