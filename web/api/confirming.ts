/** Calls that need the owner's confirmation (R7.14): a page registers its dialog, and the call continues after it. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let pending: Promise<boolean> | null = null;

/** Registers the dialog; returns how to remove it. */
export function askOwnerBy(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether the person confirmed. Concurrent calls share one dialog. */
export function confirmOwner(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  pending ??= ask().finally(() => {
    pending = null;
  });
  return pending;
}
