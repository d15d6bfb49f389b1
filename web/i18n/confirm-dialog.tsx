/** A confirmation dialog: confirm or cancel. */
import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useLanguage } from "./language.tsx";

type ConfirmDialogProps = Omit<ComponentProps<typeof Dialog>, "closeLabel" | "footer"> & {
  /** The confirm button. */
  confirm: ComponentProps<typeof Button>;
  /** The cancel button's variant. */
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
