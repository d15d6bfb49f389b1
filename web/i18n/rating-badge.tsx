/** A teacher's rating at a glance: a filled star and "4.6 · 12 reviews"; the same on cards and on the teacher's page. */
import { Star } from "lucide-react";
import { formatRating } from "#text/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { useLanguage } from "./language.tsx";

export function RatingBadge({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const { t } = useLanguage();
  const reviews = t("vocabulary:rating.reviews", { count: reviewCount });
  return (
    <Badge tone="marigold" icon={<Star aria-hidden="true" fill="currentColor" />}>
      <span className="sr-only">
        {t("vocabulary:rating.value", { rating: formatRating(rating) })}, {reviews}
      </span>
      <span aria-hidden="true">
        <bdi>{formatRating(rating)}</bdi> · {reviews}
      </span>
    </Badge>
  );
}
