/** Asks before typed but unsaved words are left behind: by a link of the app, by Back, or by closing the page. */
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

export function LeaveGuard({ changed }: { changed: boolean }) {
  const { t } = useLanguage();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [changed]);

  const stay = () => blocker.reset?.();
  const actions = (
    <>
      <Button data-first-focus onClick={stay}>
        {t("profiles:leave.stay")}
      </Button>
      <Button variant="destructive" onClick={() => blocker.proceed?.()}>
        {t("profiles:leave.leave")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      title={t("profiles:leave.title")}
      closeLabel={t("shell:actions.close")}
      footer={actions}
    >
      <p>{t("profiles:leave.body")}</p>
    </Dialog>
  );
}
