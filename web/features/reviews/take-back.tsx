/** Asks once more before a review is taken back. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { takeBackReview } from "#contract/reviews.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { reviewChanged } from "./queries.ts";

type TakeBackProps = { teacherId: string; onClose: () => void; onDone: () => void };

export function TakeBack({ teacherId, onClose, onDone }: TakeBackProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(takeBackReview, { params: { id: teacherId } }),
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
