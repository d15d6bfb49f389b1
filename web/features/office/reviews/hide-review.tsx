/** Hides a review with a reason to its author, or shows it again (R11.1). */
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { rulesOf } from "#contract/office/acts.ts";
import { hideReviewEndpoint, showReviewEndpoint } from "#contract/office/reviews.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";

export function HideReview({ id, hidden }: { id: string; hidden: boolean }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="office-acts">
      <Button
        variant={hidden ? "secondary" : "destructive"}
        icon={hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(hidden ? "office:reviews.show" : "office:reviews.hide")}
      </Button>
      {hidden ? (
        <WordsDialog
          open={open}
          onClose={close}
          title={t("office:reviews.showTitle")}
          optional
          confirm={{ label: t("office:reviews.show") }}
          endpoint={showReviewEndpoint}
          inputOf={({ words }) => ({ params: { id }, body: { reason: words } })}
          said={t("office:reviews.shownNow")}
        />
      ) : (
        <WordsDialog
          open={open}
          onClose={close}
          title={t("office:reviews.hideTitle")}
          rules={rulesOf("review")}
          confirm={{ label: t("office:reviews.hide"), destructive: true }}
          endpoint={hideReviewEndpoint}
          inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
          said={t("office:reviews.hiddenNow")}
        >
          <p>{t("office:reviews.hideBody")}</p>
        </WordsDialog>
      )}
    </div>
  );
}
