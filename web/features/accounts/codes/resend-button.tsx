/** Requests a new code, once a minute at most; a refresh does not shorten the wait. */
import { useEffect, useState } from "react";
import { resendOtpEndpoint } from "#contract/accounts.ts";
import type { OpenPurpose } from "#contract/code-purposes.ts";
import { CallError, call } from "#web/api/client.ts";
import { failureToast } from "#web/features/accounts/failure-toast.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { type PendingCode, savePendingCode } from "#web/storage/pending-code.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

/** Whole seconds until a moment (milliseconds since 1970), counted down to zero. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const over = left === 0;

  useEffect(() => {
    setNow(Date.now());
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);

  return left;
}

export type Resending = {
  /** Milliseconds since 1970. */
  resendAt: number;
  ask: () => Promise<{ retryAfter: number }>;
  onWait: (seconds: number) => void;
};

/** For a person who is not signed in, identified by what this browser stores. */
export function resendTo(
  purpose: OpenPurpose,
  pending: PendingCode,
  onPending: (pending: PendingCode) => void,
): Resending {
  const { email, role, resendAt } = pending;
  return {
    resendAt,
    ask: () => call(resendOtpEndpoint, { body: { email, role, purpose } }),
    onWait: (seconds) => onPending(savePendingCode(purpose, pending, seconds * 1000)),
  };
}

export function ResendButton({ resendAt, ask, onWait }: Resending) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const left = useCountdown(resendAt);

  async function resend() {
    if (left > 0) return;
    setBusy(true);
    try {
      onWait((await ask()).retryAfter);
      toast({
        title: t("accounts:toasts.resent.title"),
        text: t("accounts:toasts.resent.body"),
        variant: "success",
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.body.retryAfter !== undefined) onWait(error.body.retryAfter);
      const title = t("accounts:toasts.resendFailed.title");
      toast({ ...failureToast(t, error, title, t("accounts:toasts.resendFailed.body")), title });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="resend grid justify-items-start gap-1">
      <Button variant="quiet" busy={busy} aria-disabled={left > 0 || busy || undefined} onClick={resend}>
        {t("accounts:verify.resend")}
      </Button>
      {left > 0 && <p className="text-sm text-slate">{t("accounts:verify.resendIn", { count: left })}</p>}
    </div>
  );
}
