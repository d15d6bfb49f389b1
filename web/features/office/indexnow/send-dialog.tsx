/** Asks before pages are told to search engines, which cannot be taken back; then says what was answered. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { submitIndexNow } from "#contract/indexnow.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { explainAnswer, isTaken } from "./explain-answer.ts";

type SendDialogProps = {
  host: string;
  /** Of pages. */
  count: number;
  /** Absent: all that wait. */
  urls: readonly string[] | undefined;
  onClose: () => void;
  onSent: () => void;
};

export function SendDialog({ host, count, urls, onClose, onSent }: SendDialogProps) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const told = await call(submitIndexNow, { body: urls === undefined ? {} : { urls: [...urls] } });
      const refused = told.find((one) => !isTaken(one));
      const taken = told.filter(isTaken).reduce((sum, { urlCount }) => sum + urlCount, 0);
      if (refused)
        toast({
          title: t("outreach:indexnow.notSent"),
          text: t(`outreach:indexnow.codes.${explainAnswer(refused)}`),
          variant: "destructive",
        });
      else if (told.length === 0) toast({ title: t("outreach:indexnow.nothingSent") });
      else toast({ title: t("outreach:indexnow.sent", { count: taken }), variant: "success" });
      onSent();
    } catch (error) {
      toast({ title: t("outreach:indexnow.failed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setBusy(false);
      onClose();
      void queryClient.invalidateQueries({ queryKey: keys.officeIndexNow });
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("outreach:indexnow.confirm")}
      confirm={{
        busy,
        onClick: () => void send(),
        children: t(busy ? "outreach:indexnow.sending" : "outreach:indexnow.send"),
      }}
    >
      <p>{t("outreach:indexnow.confirmBody", { count, host: `\u2066${host}\u2069` })}</p>
    </ConfirmDialog>
  );
}
