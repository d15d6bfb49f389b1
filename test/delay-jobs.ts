/** For tests: a process that takes jobs of the given queues and never finishes one; prints the queue's name for each. To be killed. */
import { openListener } from "#server/db/listen.ts";
import { openJobs } from "#server/jobs/boss.ts";
import type { QueueName } from "#server/jobs/queues.ts";

const [url = "", ...queues] = process.argv.slice(2);
const jobs = await openJobs({ url, listener: await openListener(url), log: console });
for (const queue of queues as QueueName[])
  await jobs.work(queue, () => {
    process.stdout.write(`${queue}\n`);
    return new Promise(() => {});
  });
