/** The two toast systems (R2.12): `toast` for the result of what the person just did, `live` for arrivals. */
import { liveToast, toastLimits } from "#contract/every-page.ts";
import { createToastStore, type ToastContent } from "./toast-store.ts";

export const toastStore = createToastStore({
  visible: toastLimits.kept,
  duration: toastLimits.duration,
  removeAfter: toastLimits.removeAfter,
  whenFull: "replace",
});

export const liveStore = createToastStore({
  visible: liveToast.visible,
  duration: liveToast.duration,
  removeAfter: toastLimits.removeAfter,
  whenFull: "wait",
});

/** Inside an app links are its router's. */
export const toastLinks: { follow?: (to: string) => void } = {};

export const toast = (content: ToastContent) => toastStore.add(content);
export const live = (content: ToastContent) => liveStore.add(content);
