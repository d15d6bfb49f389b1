/** Dialogs of a profile under edit: before unsaved changes are lost, and when it was saved elsewhere meanwhile. */
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { formatList } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** By a link of the app, by Back, or by closing the page. */
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

type StaleDialogProps = {
  open: boolean;
  busy: boolean;
  /** Names of the fields that were changed there. */
  fields: readonly string[];
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Two tabs saved the same profile: the second is notified, keeps its values, and decides. */
export function StaleDialog({ open, busy, fields, onMine, onTheirs, onClose }: StaleDialogProps) {
  const { language, t } = useLanguage();
  const actions = (
    <>
      <Button busy={busy} data-first-focus onClick={onMine}>
        {t("profiles:stale.mine")}
      </Button>
      <Button variant="secondary" onClick={onTheirs}>
        {t("profiles:stale.theirs")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("profiles:stale.title")}
      closeLabel={t("shell:actions.close")}
      footer={actions}
    >
      <div className="grid gap-3">
        <p>{t("profiles:stale.body")}</p>
        {fields.length > 0 && <p>{t("profiles:stale.fields", { fields: formatList(language, fields) })}</p>}
      </div>
    </Dialog>
  );
}
