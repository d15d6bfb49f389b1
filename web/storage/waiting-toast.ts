/** A toast that must survive a full page load (R6.1): stored in this tab, shown by the next page. */
import { sessionKeys } from "#contract/every-page.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";
import { codeShape, inTab, isOwnPath, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

const readVariant = codeShape(["default", "destructive", "success"]);

/** It links to our own pages only. */
const readAction: Shape<{ label: string; to: string }> = (given) =>
  isRecord(given) && isText(given.label) && isOwnPath(given.to) ? { label: given.label, to: given.to } : null;

const readToast: Shape<ToastContent> = (given) =>
  isRecord(given) && isText(given.title)
    ? {
        title: given.title,
        text: isText(given.text) ? given.text : undefined,
        variant: readVariant(given.variant) ?? undefined,
        action: readAction(given.action) ?? undefined,
      }
    : null;

export const waitingToast = storedJson(inTab, sessionKeys.waitingToast, readToast);
