/** What a call does that is refused until its owner confirms (R7.14): the page that can ask says how, and the call goes on. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Says who asks; gives back how to take that back. */
export function askOwnerBy(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether the person confirmed. Calls that need it at the same time share one question. */
export function confirmOwner(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
