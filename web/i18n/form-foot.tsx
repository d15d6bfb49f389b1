/** The end of a short form or step: its failure, its button, and a cancel or other button. */
import type { ComponentProps, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useLanguage } from "./language.tsx";

type FormFootProps = {
  failure?: ReactNode;
  /** The main button; submits the form by default. */
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
