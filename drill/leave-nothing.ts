/** Closes whatever a drill has opened, once: when the drill ends, or when somebody stops it. */

const open = new Set<() => Promise<void>>();

/** Returns its closer; without a call it is closed at the end. */
export function closeOnce(end: () => Promise<unknown>): () => Promise<void> {
  const close = async () => {
    if (!open.delete(close)) return;
    await end().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  };
  open.add(close);
  return close;
}

/** In reverse order. */
export async function cleanUp(): Promise<void> {
  for (const close of [...open].reverse()) await close();
}
