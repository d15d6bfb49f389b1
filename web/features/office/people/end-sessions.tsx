/** Ends every session of a person (R11.1), after a confirmation that says what it does and who is notified. */
import { LogOut } from "lucide-react";
import { useState } from "react";
import { type AccountSeen, endAccountSessionsEndpoint } from "#contract/office/accounts.ts";
import { useCan } from "#web/api/use-can.ts";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";

/** With permission only; nothing without sessions. */
export function EndSessions({ person: { id, name, sessions } }: { person: AccountSeen }) {
  const { t } = useLanguage();
  const may = useCan();
  const { act, busy } = useAct();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  if (sessions.length === 0 || !may("accounts.sign_out")) return null;
  const who = `\u2068${name}\u2069`;

  async function end() {
    if (
      await act(
        endAccountSessionsEndpoint,
        { params: { id } },
        { said: t("office:people.sessionsEndedNow", { name: who }) },
      )
    )
      close();
  }

  return (
    <>
      <Button variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t("office:people.endSessions")}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={close}
        title={t("office:people.endSessionsTitle", { name: who })}
        confirm={{ variant: "destructive", busy, onClick: () => void end(), children: t("office:people.endSessions") }}
      >
        <p>{t("office:people.endSessionsBody")}</p>
      </ConfirmDialog>
    </>
  );
}
