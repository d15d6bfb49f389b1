/** A family's own review of a teacher: to be written, read again, changed and taken back (R10.1). */
import { useQuery } from "@tanstack/react-query";
import type { Answer } from "#contract/endpoint.ts";
import type { readReview } from "#contract/reviews.ts";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { ownReviewQuery } from "./queries.ts";
import { ReviewForm } from "./review-form.tsx";

type ReviewDialogProps = { teacher: { id: string; name: string | null }; onClose: () => void };

export default function ReviewDialog({ teacher: { id, name }, onClose }: ReviewDialogProps) {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(ownReviewQuery(id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={name === null ? t("reviews:own.titlePlain") : t("reviews:own.title", { name })}
      closeLabel={t("shell:actions.close")}
      look="sheet"
    >
      {data === undefined && error && <LoadFailed error={error} busy={isFetching} onRetry={refetch} />}
      {data === undefined && !error && (
        <SkeletonGroup label={t("shell:splash")} className="grid gap-4">
          <Skeleton shape="block" className="h-11" />
          <Skeleton shape="block" className="h-28" />
        </SkeletonGroup>
      )}
      {data &&
        (mayWrite(data) ? <ReviewForm teacherId={id} review={data.review} onClose={onClose} /> : <NotYet {...data} />)}
    </Dialog>
  );
}

type Standing = Answer<typeof readReview>;

const mayWrite = ({ review, from }: Standing) => review !== null || (from !== null && new Date(from) <= new Date());

function NotYet({ learned, from }: Standing) {
  const { language, t } = useLanguage();
  if (!learned) return <Notice>{t("reviews:own.noLessons")}</Notice>;
  return (
    <Notice>
      {from === null
        ? t("reviews:own.endedEarly")
        : t("relations:review.from", { date: formatDate(language, new Date(from)) })}
    </Notice>
  );
}
