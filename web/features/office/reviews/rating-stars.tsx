/** The stars of one review, said in words to who cannot see them. */
import { Star } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";

export function RatingStars({ stars }: { stars: number }) {
  const { t } = useLanguage();
  return (
    <p className="flex gap-0.5 svg:w-4.5 svg:fill-marigold svg:stroke-ink">
      <span className="sr-only">{t("office:reviews.stars", { count: stars })}</span>
      {Array.from({ length: stars }, (_, at) => (
        <Star key={String(at)} aria-hidden="true" />
      ))}
    </p>
  );
}
