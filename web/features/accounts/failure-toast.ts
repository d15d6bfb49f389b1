/** The toasts of section 8 for a call that failed. */
import type { Translate } from "#text/keys.ts";
import type { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";

/** How a form shows toasts: by an app's or by a document's. */
export type Say = (toast: ToastContent) => void;

const accountStatus = "/account-status";

/** Every form of signing in reports deleted and deactivated accounts alike (section 8), with reactivation. */
export function closedToast(t: Translate, code: string): ToastContent | null {
  if (code !== "account_deleted" && code !== "account_deactivated") return null;
  const kind = code === "account_deleted" ? "accountDeleted" : "accountDeactivated";
  return {
    variant: "destructive",
    title: t(`accounts:toasts.${kind}.title`),
    text: t(`errors:${code}`),
    action: { label: t(`accounts:toasts.${kind}.action`), to: accountStatus },
  };
}

/** `title` names what failed; limits and closed accounts have their own titles. `otherwise`: where the server gave no reason. */
export function failureToast(t: Translate, error: CallError, title: string, otherwise?: string): ToastContent {
  const closed = closedToast(t, error.code);
  if (closed !== null) return closed;
  const limited = error.code === "account_blocked" || error.code === "too_many_requests";
  return {
    variant: "destructive",
    title: limited ? t("accounts:toasts.tooManyAttempts.title") : title,
    text: callFailureText(t, error, otherwise),
  };
}
