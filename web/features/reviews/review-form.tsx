/** Stars and words of a review: saved, or taken back after a question. */
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { holdsContacts } from "#contract/contact-details.ts";
import { review as limits } from "#contract/limits.ts";
import { type OwnReview, writeReview } from "#contract/reviews.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { StarField } from "#web/ui/star-field.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { reviewChanged } from "./queries.ts";
import { TakeBack } from "./take-back.tsx";

type ReviewFormProps = { teacherId: string; review: OwnReview | null; onClose: () => void };

const starWords = ["one", "two", "three", "four", "five"] as const;

export function ReviewForm({ teacherId, review, onClose }: ReviewFormProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const form = useForm({ stars: review?.stars ?? 0, text: review?.text ?? "" });
  const { stars, text } = form.values;
  const submit = () =>
    void form.send({
      endpoint: writeReview,
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
        <p className="message-count">{t("reviews:count", { count: text.length, limit: limits.text })}</p>
        <div role="status">{holdsContacts(text) && <p className="field-notice">{t("reviews:contactsHidden")}</p>}</div>
      </div>
      {review?.answer && (
        <div className="review-answer">
          <p className="text-slate text-sm">{t("reviews:own.answer")}</p>
          <p dir="auto" lang={review.answerLanguage ?? undefined} className="written">
            {review.answer}
          </p>
        </div>
      )}
      {form.failure && (
        <Notice tone="brick" urgent>
          {form.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t("reviews:own.save")}
        </Button>
        {review && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setLeaving(true)}>
            {t("reviews:takeBack.submit")}
          </Button>
        )}
      </div>
      {leaving && <TakeBack teacherId={teacherId} onClose={() => setLeaving(false)} onDone={onClose} />}
    </form>
  );
}
