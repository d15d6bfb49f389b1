/** A dialog with two answers: go on, or leave it. */
import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useLanguage } from "./language.tsx";

type ConfirmDialogProps = Omit<ComponentProps<typeof Dialog>, "closeLabel" | "footer"> & {
  /** The button that goes on. */
  confirm: ComponentProps<typeof Button>;
  /** How the one that leaves it differs. */
  cancel?: Pick<ComponentProps<typeof Button>, "variant"> & { "data-first-focus"?: boolean };
};

export function ConfirmDialog({ confirm, cancel, ...dialog }: ConfirmDialogProps) {
  const { t } = useLanguage();
  const footer = (
    <>
      <Button variant="secondary" onClick={dialog.onClose} {...cancel}>
        {t("shell:actions.cancel")}
      </Button>
      <Button {...confirm} />
    </>
  );
  return <Dialog {...dialog} closeLabel={t("shell:actions.close")} footer={footer} />;
}
