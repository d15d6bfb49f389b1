/** A review as its readers see it: without a hint at the author for everybody, complete for its author (R10.1). */
import { areaName } from "#content/area-name.ts";
import { textIn } from "#content/text-in.ts";
import { blankContacts } from "#contract/contact-details.ts";
import type { OwnReview, ReceivedReview, ShownReview } from "#contract/reviews.ts";
import { monthOf } from "#contract/time-zone.ts";
import type { Language } from "#contract/vocabulary.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { findScript } from "#server/people/find-script.ts";

/** Columns of `reviews` and of the student who wrote it. */
export const openColumns = {
  id: reviews.publicId,
  counts: reviews.counted,
  stars: reviews.stars,
  text: reviews.text,
  language: reviews.language,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  createdAt: reviews.createdAt,
  area: students.publicArea,
};

export type OpenRow = Pick<
  typeof reviews.$inferSelect,
  "id" | "stars" | "text" | "language" | "answer" | "answeredAt" | "createdAt"
> & { area: string | null; counts: boolean };

export function showReview(row: OpenRow, language: Language): ShownReview {
  const { t } = textIn(language);
  const place = areaName(row.area, language);
  return {
    id: row.id,
    stars: row.stars,
    text: blankContacts(row.text),
    language: row.language,
    answer: blankContacts(row.answer),
    answerLanguage: findScript(row.answer),
    reviewer: place === null ? t("profiles:teacher.reviewerPlain") : t("profiles:teacher.reviewer", { place }),
    month: monthOf(row.createdAt),
    counts: row.counts,
  };
}

/** The answer is the teacher's own text, so it is shown complete. */
export function showReceived(row: OpenRow, language: Language): ReceivedReview {
  return { ...showReview(row, language), answer: row.answer, mayAnswer: row.answeredAt === null };
}

export function showOwn(row: typeof reviews.$inferSelect): OwnReview {
  return {
    id: row.publicId,
    counts: row.counted,
    stars: row.stars,
    text: row.text,
    language: row.language,
    answer: blankContacts(row.answer),
    answerLanguage: findScript(row.answer),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hidden: row.hiddenAt === null ? null : { reason: row.hiddenReason },
  };
}
