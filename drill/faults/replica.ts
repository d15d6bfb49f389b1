/** The replica falls behind permanently, and then is gone: readers are served from the primary. */
import { setTimeout as sleep } from "node:timers/promises";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, judge, judgeLedger } from "#drill/drill.ts";
import { closeOnce } from "#drill/leave-nothing.ts";
import { describeErrors, isError } from "#drill/ledger/judge-answers.ts";
import { sendRequest } from "#drill/load/ask.ts";
import { startLoad } from "#drill/load/start-load.ts";
import { openReplicated } from "#test/replica.ts";

/** Milliseconds after which a reader must see a save, whatever the replica does. */
const oldest = 5000;

/** Saves of a teacher that a visitor of any process does not see in time, in this many seconds. */
async function countOld({ origin, members, town }: Cluster, seconds: number): Promise<{ old: number; seen: number }> {
  const teacher = town.teachers.at(-1);
  if (teacher === undefined) throw new Error("a teacher is needed");
  const count = { old: 0, seen: 0 };
  for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
    const bio = `Teaches since ${Date.now().toString(36)}.`;
    const { token, from, id } = teacher;
    await sendRequest(origin, { method: "PUT", path: saveTeacherProfileEndpoint.path, token, from, body: { bio } });
    await sleep(oldest);
    for (const member of members) {
      const shown = await sendRequest(member.origin, {
        path: readTeacherEndpoint.path.replace("{id}", id),
        from: "10.68.0.1",
      });
      count.seen++;
      if (!shown.text.includes(bio)) count.old++;
    }
  }
  return count;
}

export const replica: Drill = {
  name: "replica",
  shows: "the replica takes nothing in any more, then is stopped",
  needs: ["haproxy"],
  usual: { seconds: 30 },
  async run({ seconds, rate, seed, patience, say }) {
    const database = await openReplicated();
    const close = closeOnce(database.close);
    try {
      const env = { PATIENCE: patience, DATABASE_REPLICA_URL: database.replicaUrl };
      return await withCluster({ url: database.url, env }, async (cluster) => {
        const load = await startLoad(cluster, { rate, seed });
        const following = await countOld(cluster, seconds / 3);
        await database.hold();
        say("the replica is held");
        const behind = await countOld(cluster, seconds);
        await database.follow();
        await database.stopReplica();
        say("the replica is gone");
        const gone = await countOld(cluster, seconds);
        const report = await load.stop();
        const failed = report.samples.filter(isError);
        const fresh = (name: string, { old, seen }: typeof behind) =>
          judge(`${name}: what was saved is shown`, seen > 0 && old === 0, `${old} old of ${seen}`);
        return [
          fresh("it follows", following),
          fresh("it is far behind", behind),
          fresh("it is gone", gone),
          judge(
            "0 errors all the while",
            failed.length === 0,
            `${failed.length} of ${report.samples.length} ${describeErrors(failed)}`,
          ),
          ...judgeLedger(await load.judge()),
        ];
      });
    } finally {
      await close();
    }
  },
};
