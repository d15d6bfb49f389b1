/** How a form tells an outcome: by the toasts of an app, or by those of a document. */
import type { ToastContent } from "#web/ui/toast-store.ts";

export type Say = (toast: ToastContent) => void;
