/** Whatever a drill has opened is closed once: when the drill is through with it, or when somebody stops the drill in its midst. */

const open = new Set<() => Promise<void>>();

/** Gives what closes it; who does not call it leaves it to the end of all. */
export function closeOnce(end: () => Promise<unknown>): () => Promise<void> {
  const close = async () => {
    if (!open.delete(close)) return;
    await end().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  };
  open.add(close);
  return close;
}

/** The last first. */
export async function cleanUp(): Promise<void> {
  for (const close of [...open].reverse()) await close();
}
