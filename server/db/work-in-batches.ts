/** Repeats work of at most `batch` rows at a time until it finds fewer; returns the total. */
export async function workInBatches(batch: number, work: () => Promise<number>): Promise<number> {
  for (let done = 0; ; ) {
    const some = await work();
    done += some;
    if (some < batch) return done;
  }
}
