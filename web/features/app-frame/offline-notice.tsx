/** Says that the network is gone, and that it is back. */
import { WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";

function watchNetwork(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

export function OfflineNotice() {
  const { t } = useLanguage();
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    const welcome = () => toast({ title: t("shell:offline.back"), variant: "success" });
    addEventListener("online", welcome);
    return () => removeEventListener("online", welcome);
  }, [t]);

  return (
    <div role="status">
      {!online && (
        <p className="app-offline">
          <WifiOff aria-hidden="true" />
          <span>
            <strong>{t("shell:offline.title")}.</strong> {t("shell:offline.body")}
          </span>
        </p>
      )}
    </div>
  );
}
