/** The teacher's one answer to a review, public once sent. */
import { useQueryClient } from "@tanstack/react-query";
import { review as limits } from "#contract/limits.ts";
import { answerReviewEndpoint, type ReceivedReview } from "#contract/reviews.ts";
import { useContactCheck } from "#web/forms/use-contact-check.ts";
import { useForm } from "#web/forms/use-form.ts";
import { FormFoot } from "#web/i18n/form-foot.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { reviewChanged } from "./queries.ts";

export default function AnswerForm({ review, onClose }: { review: ReceivedReview; onClose: () => void }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const form = useForm({ answer: review.answer ?? "" });
  const { answer } = form.values;
  const holdsContacts = useContactCheck(answer);
  const submit = () =>
    void form.send({
      endpoint: answerReviewEndpoint,
      input: { params: { id: review.id }, body: { answer } },
      done: () => {
        toast({ title: t("reviews:answer.done"), variant: "success" });
        reviewChanged(client);
        onClose();
      },
      // Answered elsewhere meanwhile.
      failed: ({ status }) => {
        if (status === 409) reviewChanged(client);
      },
    });
  return (
    <form className="grid w-full gap-3" {...form.props(submit)}>
      <div>
        <TextAreaField
          id={`answer-${review.id}`}
          label={t("reviews:answer.label")}
          hint={t("reviews:answer.hint")}
          maxLength={limits.text}
          dir="auto"
          // The press that opened it is for writing.
          autoFocus
          {...form.field("answer")}
        />
        <p className="text-slate text-xs text-end">
          {t("reviews:count", { count: answer.length, limit: limits.text })}
        </p>
        <div role="status">
          {holdsContacts && (
            <p className="mt-1.5 py-2 px-3 rounded-md bg-marigold-wash text-sm">{t("reviews:contactsHidden")}</p>
          )}
        </div>
      </div>
      <FormFoot
        failure={form.failure}
        act={{ busy: form.busy, children: t("reviews:answer.submit") }}
        onCancel={onClose}
      />
    </form>
  );
}
