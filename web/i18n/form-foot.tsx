/** The end of a short form or step: why it failed, what it does, and beside that the way out or another act. */
import type { ComponentProps, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useLanguage } from "./language.tsx";

type FormFootProps = {
  failure?: ReactNode;
  /** The button that does it; sends the form unless it says otherwise. */
  act: ComponentProps<typeof Button>;
  onCancel?: () => void;
  children?: ReactNode;
};

export function FormFoot({ failure, act, onCancel, children }: FormFootProps) {
  const { t } = useLanguage();
  return (
    <>
      {failure && (
        <Notice tone="brick" urgent>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" {...act} />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t("shell:actions.cancel")}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
