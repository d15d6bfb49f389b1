/** What students said, newest first, paged by links; of who wrote them only the area and the month, as they may be children (R10.1). */
import { Star } from "lucide-react";
import type { ShownReview, ShownTeacher } from "#contract/teachers.ts";
import { formatMonth } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";

function Review({ review: { stars, text, language: written, areaName, month } }: { review: ShownReview }) {
  const { language, t } = useLanguage();
  const date = formatMonth(language, month);
  const author =
    areaName === null ? t("profiles:teacher.reviewerPlain") : t("profiles:teacher.reviewer", { place: areaName });
  return (
    <li className="review">
      <p className="review-head">
        <span className="sr-only">{t("profiles:teacher.review", { stars, author, date })}</span>
        <span className="review-stars" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} className={star <= stars ? "review-star" : undefined} />
          ))}
        </span>
        <span aria-hidden="true">
          <bdi>{author}</bdi> · {date}
        </span>
      </p>
      {text && (
        <p className="written" lang={written ?? undefined} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

type TeacherReviewsProps = { reviews: ShownTeacher["reviews"]; hrefOf: (page: number) => string };

export function TeacherReviews({ reviews, hrefOf }: TeacherReviewsProps) {
  const { t } = useLanguage();
  if (reviews.total === 0) return <p className="text-slate">{t("profiles:teacher.reviewsNone")}</p>;
  return (
    <>
      <ul className="reviews">
        {reviews.items.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <ListPages page={reviews.page} pages={reviews.pages} hrefOf={hrefOf} />
    </>
  );
}
