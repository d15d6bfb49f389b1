/** An error boundary of a part that could not be loaded or rendered: shows so in its place, and retries when the network is back. */
import { RotateCw } from "lucide-react";
import { Component, type ReactNode, Suspense, useEffect } from "react";
import { AfterHydration } from "#web/ui/after-hydration.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { forgetFailedParts } from "#web/ui/lazy-part.tsx";
import { useOnline } from "#web/ui/use-online.ts";
import { useLanguage } from "./language.tsx";

/** Shown for a part that was not loaded before the network went. */
export function OfflinePart({ heading = "h2" }: { heading?: "h1" | "h2" }) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <EmptyState picture="offline" heading={heading} title={t("app:offline.title")}>
        {t("app:offline.body")}
      </EmptyState>
    </div>
  );
}

function PartTrouble({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  const online = useOnline();

  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);

  if (!online) return <OfflinePart />;
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={t("app:failed")}
        action={
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {t("shell:actions.retry")}
          </Button>
        }
      >
        {t("shell:error.body")}
      </EmptyState>
    </div>
  );
}

type PartBoundaryProps = {
  children: ReactNode;
  /** Its skeleton while loading. */
  fallback?: ReactNode;
  /** For optional content: its failure is not shown. */
  silent?: boolean;
  /** The server renders it too. Everything else is loaded by the browser, after hydration. */
  inFirstView?: boolean;
};

export function PartBoundary({ inFirstView = false, children, ...props }: PartBoundaryProps) {
  const { fallback } = props;
  return (
    <Boundary {...props}>
      {inFirstView ? children : <AfterHydration fallback={fallback}>{children}</AfterHydration>}
    </Boundary>
  );
}

class Boundary extends Component<Omit<PartBoundaryProps, "inFirstView">, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    forgetFailedParts();
    this.setState({ failed: false });
  };

  override render() {
    const { silent, fallback, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return silent ? null : <PartTrouble onRetry={this.retry} />;
  }
}
