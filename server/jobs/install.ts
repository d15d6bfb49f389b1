/** Creates or updates pg-boss's own schema and the product's queues; the caller must own the migration lock. */
import { PgBoss } from "pg-boss";
import { deadLetterRetention, deadLetters, queues } from "#server/jobs/queues.ts";

export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  let failure: unknown;
  boss.on("error", (error) => {
    failure = error;
  });
  try {
    await boss.start();
    await boss.createQueue(deadLetters, deadLetterRetention);
    for (const [name, options] of Object.entries(queues)) {
      const { policy: _fixedAtCreation, partition: _too, ...changeable } = options;
      const wiring = { deadLetter: deadLetters, notify: true };
      await boss.createQueue(name, { ...options, ...wiring });
      await boss.updateQueue(name, { ...changeable, ...wiring });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
}
