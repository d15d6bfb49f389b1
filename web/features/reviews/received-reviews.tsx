/** Reviews of the reading teacher, newest first, each with its one answer (R10.1). */

import { useQuery } from "@tanstack/react-query";
import { MessageSquareReply } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ReceivedReview } from "#contract/reviews.ts";
import { Review } from "#web/features/profiles/teacher-page/teacher-reviews.tsx";
import { SafetyButton } from "#web/features/safety/safety-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { pageNumber } from "#web/page-number.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { receivedReviewsQuery } from "./queries.ts";

const tab = "?tab=reviews";
const hrefOf = (page: number) => (page > 1 ? `${tab}&page=${page}` : tab);

export default function ReceivedReviews() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(receivedReviewsQuery(page));
  if (data === undefined)
    return error ? (
      <LoadFailed title={t("reviews:received.failed")} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t("relations:loading")} className="grid gap-4">
        <Skeleton shape="block" className="h-40" />
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    );
  if (data.items.length === 0)
    return <EmptyState title={t("reviews:received.empty")}>{t("reviews:received.emptyBody")}</EmptyState>;
  return (
    <div className="grid gap-4" aria-busy={isPlaceholderData || undefined}>
      <p>{t("reviews:received.body")}</p>
      <ul className="grid gap-4">
        {data.items.map((review) => (
          <li key={review.id}>
            <Received review={review} />
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={data.pages} hrefOf={hrefOf} />
    </div>
  );
}

function Received({ review }: { review: ReceivedReview }) {
  const { t } = useLanguage();
  return (
    <Card as="article" className="grid gap-3">
      <Review review={review} />
      {review.mayAnswer && review.answer && <p className="text-slate text-sm">{t("reviews:answer.changed")}</p>}
      <div className="flex flex-wrap gap-2 items-center justify-between [&>.safety-button:only-child]:ms-auto">
        {review.mayAnswer && <AnswerButton review={review} />}
        <SafetyButton subject={{ kind: "review", id: review.id }} name={review.reviewer} />
      </div>
    </Card>
  );
}

const AnswerForm = lazyPart(() => import("./answer-form.tsx"));

/** Opens the answer to a review; its form is loaded then. */
function AnswerButton({ review }: { review: ReceivedReview }) {
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
