/** A search that failed: an empty list that says so, with Retry (R8.2). */
import { RotateCw } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type SearchFailedProps = { text: string; busy: boolean; onRetry: () => void };

export function SearchFailed({ text, busy, onRetry }: SearchFailedProps) {
  const { t } = useLanguage();
  const retry = (
    <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
      {t("shell:actions.retry")}
    </Button>
  );
  return (
    <div className="results-none">
      <Notice tone="brick" action={retry} urgent>
        {text}
      </Notice>
    </div>
  );
}
