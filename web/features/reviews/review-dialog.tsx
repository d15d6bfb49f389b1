/** A family's own review of a teacher: written, read, edited and deleted (R10.1). */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Answer } from "#contract/endpoint.ts";
import { review as limits } from "#contract/limits.ts";
import { whyNoReview } from "#contract/review-window.ts";
import {
  type OwnReview,
  type readReviewEndpoint,
  takeBackReviewEndpoint,
  writeReviewEndpoint,
} from "#contract/reviews.ts";
import { formatDate } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { useContactCheck } from "#web/forms/use-contact-check.ts";
import { useForm } from "#web/forms/use-form.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { FormFoot } from "#web/i18n/form-foot.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { StarField } from "#web/ui/star-field.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { ownReviewQuery, reviewChanged } from "./queries.ts";

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
      {data && <OwnReviewOf teacherId={id} standing={data} onClose={onClose} />}
    </Dialog>
  );
}

type Standing = Answer<typeof readReviewEndpoint>;

type OwnReviewProps = { teacherId: string; standing: Standing; onClose: () => void };

/** The form, or why there is none now. */
function OwnReviewOf({ teacherId, standing, onClose }: OwnReviewProps) {
  const { language, t } = useLanguage();
  const { review, learned, from } = standing;
  const why = whyNoReview(standing, new Date());
  if (why === null) return <ReviewForm teacherId={teacherId} review={review} onClose={onClose} />;
  if (!learned) return <Notice>{t("reviews:own.noLessons")}</Notice>;
  if (from === null) return <Notice>{t("reviews:own.endedEarly")}</Notice>;
  if (review === null)
    return <Notice>{t("relations:review.from", { date: formatDate(language, new Date(from)) })}</Notice>;
  return <Notice>{t(`errors:${why}`)}</Notice>;
}

type ReviewFormProps = { teacherId: string; review: OwnReview | null; onClose: () => void };

const starWords = ["one", "two", "three", "four", "five"] as const;

/** Stars and text of a review: saved, or deleted after a confirmation. */
function ReviewForm({ teacherId, review, onClose }: ReviewFormProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const form = useForm({ stars: review?.stars ?? 0, text: review?.text ?? "" });
  const { stars, text } = form.values;
  const holdsContacts = useContactCheck(text);
  const submit = () =>
    void form.send({
      endpoint: writeReviewEndpoint,
      input: { params: { id: teacherId }, body: { stars, text } },
      done: () => {
        toast({ title: t("reviews:own.saved"), variant: "success" });
        reviewChanged(client);
        onClose();
      },
    });
  return (
    <form className="grid gap-4" {...form.props(submit)}>
      {review?.hidden && (
        <Notice tone="brick" title={t("reviews:hidden.title")}>
          {review.hidden.reason && <p dir="auto">{review.hidden.reason}</p>}
          <p>{t("reviews:hidden.body")}</p>
        </Notice>
      )}
      {review && !review.hidden && !review.counts && <Notice>{t("reviews:own.notCounted")}</Notice>}
      <p>{t("reviews:own.body")}</p>
      <StarField
        legend={t("reviews:own.stars")}
        name="stars"
        value={stars}
        onValue={(value) => form.change("stars", value)}
        labels={starWords.map((word, index) =>
          t("reviews:own.star", { stars: index + 1, words: t(`reviews:stars.${word}`) }),
        )}
        error={form.errorOf("stars")}
      />
      <div>
        <TextAreaField
          label={t("reviews:own.text")}
          optional={t("reviews:optional")}
          hint={t("reviews:own.hint")}
          maxLength={limits.text}
          dir="auto"
          {...form.field("text")}
        />
        <p className="text-slate text-xs text-end">{t("reviews:count", { count: text.length, limit: limits.text })}</p>
        <div role="status">
          {holdsContacts && (
            <p className="mt-1.5 py-2 px-3 rounded-md bg-marigold-wash text-sm">{t("reviews:contactsHidden")}</p>
          )}
        </div>
      </div>
      {review?.answer && (
        <div className="mt-2 ps-3 border-s-3 border-s-marigold">
          <p className="text-slate text-sm">{t("reviews:own.answer")}</p>
          <p dir="auto" lang={review.answerLanguage ?? undefined} className="written">
            {review.answer}
          </p>
        </div>
      )}
      <FormFoot failure={form.failure} act={{ busy: form.busy, children: t("reviews:own.save") }}>
        {review && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setLeaving(true)}>
            {t("reviews:takeBack.submit")}
          </Button>
        )}
      </FormFoot>
      {leaving && <TakeBack teacherId={teacherId} onClose={() => setLeaving(false)} onDone={onClose} />}
    </form>
  );
}

type TakeBackProps = { teacherId: string; onClose: () => void; onDone: () => void };

/** Confirms before a review is deleted. */
function TakeBack({ teacherId, onClose, onDone }: TakeBackProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(takeBackReviewEndpoint, { params: { id: teacherId } }),
    onSuccess: () => {
      toast({ title: t("reviews:takeBack.done"), variant: "success" });
      reviewChanged(client);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("reviews:takeBack.title")}
      confirm={{
        variant: "destructive",
        busy: isPending,
        onClick: () => mutate(),
        children: t("reviews:takeBack.submit"),
      }}
      cancel={{ variant: "quiet", "data-first-focus": true }}
      look="sheet"
    >
      <div className="grid gap-4">
        <p>{t("reviews:takeBack.body")}</p>
        {error && (
          <Notice tone="brick" urgent>
            {callFailureText(t, error)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
