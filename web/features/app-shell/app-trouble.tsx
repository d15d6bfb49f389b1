/** Shown when an app's data or rendering failed: the error, and Retry, which runs by itself when the network is back. The person stays signed in. */
import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useOnline } from "#web/ui/use-online.ts";

export function AppTrouble({ error }: { error: unknown }) {
  const { t } = useLanguage();
  const { state, revalidate } = useRevalidator();
  const online = useOnline();
  const isCall = error instanceof CallError;
  const retry = () => (isCall ? void revalidate() : location.reload());

  useEffect(() => {
    if (!isCall) return;
    const heal = () => void revalidate();
    addEventListener("online", heal);
    return () => removeEventListener("online", heal);
  }, [isCall, revalidate]);

  const action = (
    <Button icon={<RotateCw aria-hidden="true" />} busy={state === "loading"} onClick={retry}>
      {t("shell:actions.retry")}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        picture={online ? "broken" : "offline"}
        title={error instanceof CallError ? t("app:failed") : t("shell:error.title")}
        action={action}
      >
        {error instanceof CallError ? callFailureText(t, error) : t("shell:error.body")}
      </EmptyState>
    </div>
  );
}
