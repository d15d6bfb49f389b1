/** The button to block or report somebody, or to report a review: an icon, whose dialog is loaded on press. */
import { EllipsisVertical, Flag } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { ReportSubject } from "./safety-dialog.tsx";

/** With its texts. */
const SafetyDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([
    import("./safety-dialog.tsx"),
    loadPageText(["safety", "contact", "validation", "errors"]),
  ]);
  return dialog;
});

type SafetyButtonProps = {
  subject: ReportSubject;
  /** The name of the person, or of the review's author, as the reader may know it. */
  name: string;
  /** Refreshes what is not in the query client. */
  onBlocked?: () => void;
};

export function SafetyButton({ subject, name, onBlocked }: SafetyButtonProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const isReview = subject.kind === "review";
  const label = t(isReview ? "shell:safety.report" : "shell:safety.open");
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="safety-button"
        aria-label={`${label}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {isReview ? <Flag aria-hidden="true" /> : <EllipsisVertical aria-hidden="true" />}
      </Button>
      {open && (
        <PartBoundary>
          <SafetyDialog subject={subject} name={name} onBlocked={onBlocked} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
