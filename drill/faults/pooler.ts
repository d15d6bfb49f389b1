/** PgBouncer between the processes and PostgreSQL, in either mode: it must work as well as a direct connection. */
import { setTimeout as sleep } from "node:timers/promises";
import { withCluster } from "#drill/cluster/cluster.ts";
import { type PoolMode, startPooler } from "#drill/cluster/pooler.ts";
import { type Drill, type Finding, judge, judgeLedger } from "#drill/drill.ts";
import { describeErrors, isError } from "#drill/ledger/judge-answers.ts";
import { startLoad } from "#drill/load/start-load.ts";

export const pooler: Drill = {
  name: "pooler",
  shows: "the product behind PgBouncer, in session and in transaction mode",
  needs: ["haproxy", "pgbouncer"],
  usual: { seconds: 30 },
  async run({ seconds, rate, seed, patience, say }) {
    // Session features bypass it, by DATABASE_DIRECT_URL.
    async function live(mode: PoolMode): Promise<Finding[]> {
      return withCluster({ env: { PATIENCE: patience }, pooler: startPooler(mode) }, async (cluster) => {
        const load = await startLoad(cluster, { rate, seed });
        await sleep(seconds * 1000);
        const report = await load.stop();
        const failed = report.samples.filter(isError);
        const streams = await load.judgeStreams(report);
        return [
          judge(
            `${mode} mode: 0 failed requests`,
            failed.length === 0,
            `${failed.length} of ${report.samples.length} ${describeErrors(failed)}`,
          ),
          judge(`${mode} mode: 0 lost events`, streams.lost === 0, `${streams.lost} of ${streams.told}`),
          ...judgeLedger(await load.judge()),
        ];
      });
    }
    const findings = await live("session");
    for (const { promise, measured } of findings) say(`${promise}: ${measured}`);
    return [...findings, ...(await live("transaction"))];
  },
};
