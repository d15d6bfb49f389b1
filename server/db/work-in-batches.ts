/** Repeats work that takes at most `batch` rows at a time until it finds fewer; gives how many rows there were in all. */
export async function workInBatches(batch: number, work: () => Promise<number>): Promise<number> {
  for (let done = 0; ; ) {
    const some = await work();
    done += some;
    if (some < batch) return done;
  }
}
