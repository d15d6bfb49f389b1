/** How families rated, with the distribution, and their reviews, newest first, paged by links; of the author only the area and the month (R10.1). */
import { Star } from "lucide-react";
import type { ShownReview } from "#contract/reviews.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import type { Language } from "#contract/vocabulary.ts";
import { formatMonth } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { RatingBadge } from "#web/i18n/rating-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";

const languageCodes = { en: "english", hi: "hindi", ur: "urdu" } as const;

/** User-written text; in another language than the page's it is labelled (detected by script). */
export function ReviewText({ text, written }: { text: string; written: Language | null }) {
  const { language, t } = useLanguage();
  const name = written && t(`vocabulary:teachingLanguages.${languageCodes[written]}`);
  return (
    <>
      {name && written !== language && (
        <p className="text-slate text-sm">{t("profiles:teacher.writtenIn", { language: name })}</p>
      )}
      <p className="written" lang={written ?? undefined} dir="auto">
        {text}
      </p>
    </>
  );
}

/** One review with its answer. */
export function Review({ review }: { review: ShownReview }) {
  const { language, t } = useLanguage();
  const { stars, text, language: written, reviewer, month, answer, answerLanguage, counts } = review;
  const date = formatMonth(language, month);
  return (
    <>
      <p className="flex flex-wrap gap-2 items-center text-slate">
        <span className="sr-only">{t("profiles:teacher.review", { stars, author: reviewer, date })}</span>
        <span className="inline-flex" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} className={star <= stars ? "w-4.5 text-stone-edge fill-marigold" : "w-4.5 text-edge"} />
          ))}
        </span>
        <span aria-hidden="true">
          <bdi>{reviewer}</bdi> · {date}
        </span>
      </p>
      {!counts && (
        <p>
          <Badge>{t("profiles:teacher.reviewNotCounted")}</Badge>
        </p>
      )}
      {text && <ReviewText text={text} written={written} />}
      {answer && (
        <div className="mt-2 ps-3 border-s-3 border-s-marigold">
          <p className="text-slate text-sm">{t("profiles:teacher.answer")}</p>
          <ReviewText text={answer} written={answerLanguage} />
        </div>
      )}
    </>
  );
}

/** Bars from five stars down to one. */
function Spread({ spread }: Pick<ShownTeacher, "spread">) {
  const { t } = useLanguage();
  const most = Math.max(...spread);
  return (
    <ul className="grid flex-[1_1_14rem] gap-0.5 max-w-104 leading-snug" aria-label={t("profiles:teacher.spread")}>
      {spread.map((count, index) => {
        const stars = spread.length - index;
        return (
          <li key={stars} className="grid grid-cols-[1ch_1rem_minmax(0,1fr)_3ch] items-center gap-1.5 text-sm">
            <span className="sr-only">{t("profiles:teacher.spreadRow", { stars, count })}</span>
            <bdi aria-hidden="true">{stars}</bdi>
            <Star className="w-full h-3.5 fill-marigold text-stone-edge" aria-hidden="true" />
            <svg
              className="turns w-full h-2.5 rounded-sm bg-wash fill-marigold"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={(count / most) * 100} height="1" />
            </svg>
            <bdi aria-hidden="true">{count}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

type TeacherReviewsProps = {
  teacher: Pick<ShownTeacher, "rating" | "reviewCount" | "shownReviews" | "spread">;
  reviews: readonly ShownReview[];
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

export function TeacherReviews({ teacher, reviews, page, pages, hrefOf }: TeacherReviewsProps) {
  const { t } = useLanguage();
  const { rating, reviewCount, shownReviews, spread } = teacher;
  if (shownReviews === 0) return <p className="text-slate">{t("profiles:teacher.reviewsNone")}</p>;
  return (
    <>
      {rating !== null && (
        <div className="rating flex flex-wrap gap-x-8 gap-y-3 items-center">
          <RatingBadge rating={rating} reviewCount={reviewCount} />
          <Spread spread={spread} />
        </div>
      )}
      {shownReviews > reviewCount && <p className="text-slate text-sm">{t("profiles:teacher.reviewCounting")}</p>}
      <ul className="reviews grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="review">
            <Review review={review} />
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
