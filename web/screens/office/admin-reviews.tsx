/** Reviews (R11.1): visible ones, newest first, and hidden ones. */
import { listOfficeReviewsEndpoint, type OfficeReview } from "#contract/office/reviews.ts";
import { reviewStates } from "#contract/office/states.ts";
import { formatDate } from "#text/format.ts";
import { StateList } from "#web/features/office/list/state-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { HideReview } from "#web/features/office/reviews/hide-review.tsx";
import { RatingStars } from "#web/features/office/reviews/rating-stars.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

function ReviewCard({ review }: { review: OfficeReview }) {
  const { language, t } = useLanguage();
  return (
    <Card className="grid gap-2 min-w-0 wrap-anywhere">
      <RatingStars stars={review.stars} />
      <p className="office-facts">
        <span>
          {t("office:reviews.of")} <PersonLink person={review.teacher} />
        </span>
        <span>
          {t("office:reviews.by")} <PersonLink person={review.student} />
        </span>
        <span>{formatDate(language, new Date(review.createdAt))}</span>
        {review.openReports > 0 && (
          <Badge tone="brick">{t("office:reviews.doubted", { count: review.openReports })}</Badge>
        )}
      </p>
      {review.text && (
        <p className="whitespace-pre-wrap" dir="auto">
          {review.text}
        </p>
      )}
      {review.answer && (
        <p className="whitespace-pre-wrap office-ours border-s-4 border-s-marigold" dir="auto">
          {review.answer}
        </p>
      )}
      {review.hiddenReason && (
        <p>
          {t("office:reviews.reason")} <span dir="auto">{review.hiddenReason}</span>
        </p>
      )}
      <HideReview id={review.id} hidden={review.hiddenAt !== null} />
    </Card>
  );
}

export default function AdminReviews() {
  const { t } = useLanguage();
  const list = useOfficeList(listOfficeReviewsEndpoint, { state: reviewStates });
  return (
    <StateList
      title={t("office:parts.reviews")}
      states={reviewStates}
      nameOf={(state) => t(`office:reviews.${state}`)}
      list={list}
      row={(review) => <ReviewCard review={review} />}
    />
  );
}
