/** Something that could not be loaded: why, in the reader's language, and Retry. */
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useOnline } from "#web/ui/use-online.ts";
import { callFailureText } from "./call-failure-text.ts";
import { useLanguage } from "./language.tsx";

type LoadFailedProps = {
  title?: string;
  error: Error;
  busy: boolean;
  onRetry: () => unknown;
  /** Instead of the cause. */
  children?: ReactNode;
};

export function LoadFailed({ title, error, busy, onRetry, children }: LoadFailedProps) {
  const { t } = useLanguage();
  const online = useOnline();
  const retry = (
    <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={() => void onRetry()}>
      {t("shell:actions.retry")}
    </Button>
  );
  return (
    <Notice tone="brick" title={online ? title : t("shell:offline.title")} action={retry} urgent>
      {children ?? callFailureText(t, error)}
    </Notice>
  );
}
