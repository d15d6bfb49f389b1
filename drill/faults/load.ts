/** The capacity of the product, its behaviour at a large share of it for a long time, and its throughput under three times the load. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import { goBefore } from "#drill/cluster/go-before.ts";
import { type Drill, type Finding, judge, judgeLedger, milliseconds, percent } from "#drill/drill.ts";
import { countStatuses, describeErrors, isError, quantile, type Sample } from "#drill/ledger/judge-answers.ts";
import { sendRequest } from "#drill/load/ask.ts";
import { startLoad } from "#drill/load/start-load.ts";
import { noticeable, watchTheft } from "#test/watch-theft.ts";

/** Seconds: of each step of the capacity search, of the confirming step, of the flood, and of letting memory settle. */
const step = 15;
const proof = 60;
const flood = 60;
const settling = 120;
/** Share of all requests: two in the some fifty of a visit (decision 45). */
const savesOfVisits = 0.04;
/** Requests a second: the first step, and the promised minimum. */
const firstRate = 25;
const leastRate = 100;
/** The factor to the next step: while far, and then. */
const largeStep = 1.5;
const smallStep = 1.15;
/** A step is within capacity when all but this share are answered, and within this (milliseconds). */
const capacityLost = 0.01;
const capacityPatience = 250;
/** Attempts of a step before it counts as too much, and retries while others use the machine: their load is not the product's limit. */
const tries = 2;
const triesWhenTaken = 8;
/** Milliseconds: an answer that is fast again, and the deadline for it. */
const normal = 1000;
const recovered = 10_000;

const between = (samples: Sample[], from: number, to: number) => samples.filter(({ at }) => at >= from && at < to);
const took = (samples: Sample[]) => samples.map((sample) => sample.took);

function watchMemory({ members }: Cluster) {
  const seen: { at: number; bytes: number }[] = [];
  const timer = setInterval(() => {
    seen.push({ at: Date.now(), bytes: members.reduce((sum, member) => sum + member.memory(), 0) });
  }, 1000);
  return {
    stop: () => clearInterval(timer),
    /** Between two samples. Memory under garbage collection is a sawtooth: it does not grow while its peaks do not. */
    most: (from: number, to: number) =>
      Math.max(...seen.filter(({ at }) => at >= from && at < to).map(({ bytes }) => bytes)),
  };
}

type Span = [from: number, to: number];

export const load: Drill = {
  name: "load",
  shows: "mixed load at 60 % of capacity for long, then three times capacity",
  needs: ["haproxy"],
  usual: { seconds: 600 },
  run: ({ seconds, seed, patience, say }) =>
    withCluster(
      { env: { PATIENCE: patience }, size: { students: 300, teachers: 300, listed: 3000 } },
      async (cluster) => {
        // Visitors' requests come from this process. The processes have started: later ones would inherit the priority.
        goBefore(process.pid);
        const running = await startLoad(cluster, { rate: 5, seed, writes: savesOfVisits });
        const memory = watchMemory(cluster);
        const theft = watchTheft();
        const hold = async (rate: number, length: number): Promise<Span> => {
          running.setRate(rate);
          const from = Date.now();
          await sleep(length * 1000);
          return [from, Date.now()];
        };
        const rest = () => hold(2, 5);
        // Share of the CPU left by others: capacity was measured without them.
        const holdSteady = async (rate: number): Promise<Span> => {
          const from = Date.now();
          for (let second = 0; second < seconds; second++) await hold(rate * (1 - theft.share(Date.now() - 1000)), 1);
          return [from, Date.now()];
        };
        await hold(10, step);
        let capacity = firstRate;
        // Over all requests made in it: external ones may be answered long after saves are shed.
        const isWithin = async (rate: number, length: number): Promise<boolean> => {
          for (let [ours, all] = [0, 0]; ours < tries && all < triesWhenTaken; all++) {
            const [from] = await hold(rate, length);
            const isTaken = theft.share(from) > noticeable;
            await rest();
            const { errors, late } = await running.feel(from, capacityPatience);
            say(
              `${Math.round(rate)} a second for ${length} s: ${percent(errors)} errors, ${percent(late)} later than ${capacityPatience} ms${isTaken ? ", while others had the machine" : ""}`,
            );
            if (errors + late <= capacityLost) return true;
            if (!isTaken) ours++;
          }
          return false;
        };
        // In large steps to the first that is too much, then in small ones from the last that was not.
        for (const growth of [largeStep, smallStep])
          while (capacity < 2000 && (await isWithin(capacity * growth, step))) capacity *= growth;
        // A short success may have been luck, or a queue that had not filled.
        while (capacity > firstRate && !(await isWithin(capacity, proof))) capacity /= smallStep;
        say(`capacity about ${Math.round(capacity)} requests a second`);
        const steadySpan = await holdSteady(capacity * 0.6);
        const taken = theft.share(steadySpan[0]);
        await rest();
        const floodSpan = await hold(capacity * 3, flood);
        running.setRate(2);
        const ended = Date.now();
        const back = await recover(cluster, ended);
        memory.stop();
        const wasTaken = theft.stop();
        const report = await running.stop();
        const steady = between(report.samples, ...steadySpan);
        const requested = steady.length / seconds;
        const failed = steady.filter(isError);
        const p99 = quantile(took(steady), 0.99);
        say("at 60 %, and how many of the slowest hundredth:");
        for (const line of describeKinds(steady, p99)) say(line);
        const flooded = between(report.samples, ...floodSpan);
        say("at three times as much, of those that were answered:");
        for (const line of describeKinds(flooded, Number.POSITIVE_INFINITY)) say(line);
        const good = flooded.filter((sample) => !isError(sample));
        // Good answers a second, by arrival.
        const goodput =
          good.length / ((Math.max(...good.map(({ at, took: each }) => at + each)) - floodSpan[0]) / 1000);
        const shed = flooded.filter(isError);
        const unanswered = took(shed.filter(({ status }) => status === 0));
        if (unanswered.length > 0)
          say(`${unanswered.length} without an answer, after ${milliseconds(quantile(unanswered, 0.5))} (p50)`);
        const [from, to] = steadySpan;
        const settled = Math.min(from + settling * 1000, from + (to - from) / 5);
        const middle = (settled + to) / 2;
        const [early, late] = [memory.most(settled, middle), memory.most(middle, to)];
        const growth = late / early - 1;
        return [
          judge(
            "at least 100 requests/s at 60 % of capacity",
            requested >= leastRate,
            `${Math.round(requested)} of about ${Math.round(capacity)}, others having had ${percent(taken)} of the machine`,
          ),
          judge("0 errors", failed.length === 0, `${failed.length} of ${steady.length} ${describeErrors(failed)}`),
          judgeTail(
            steady,
            steady.filter((sample) => !wasTaken(sample)),
          ),
          judge(
            "memory grows under 10 % after two minutes",
            growth < 0.1,
            `${percent(growth)} of ${Math.round(early / 2 ** 20)} MB`,
          ),
          judge(
            "at 3 times capacity: goodput at least 80 %",
            goodput >= 0.8 * capacity,
            `${Math.round(goodput)}/s, ${percent(goodput / capacity)}`,
          ),
          judge(
            "the rest shed",
            shed.every(({ status }) => status === 503),
            countStatuses(shed) || "nothing",
          ),
          judge("back to normal within 10 s", back <= recovered, milliseconds(back)),
          ...judgeLedger(await running.judge()),
        ];
      },
    ),
};

/** Uses the samples in which the machine was ours, where those are at least half of all. */
function judgeTail(all: Sample[], ours: Sample[]): Finding {
  const tail = (samples: Sample[]) => {
    const [p50, p99] = [quantile(took(samples), 0.5), quantile(took(samples), 0.99)];
    return { isKept: p99 <= 10 * p50, said: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}` };
  };
  const { isKept, said } = tail(ours);
  const theirs = percent(1 - ours.length / all.length);
  const measured =
    ours.length === all.length ? said : `${said}; with ${theirs} asked while others had the machine: ${tail(all).said}`;
  const finding = judge("p99 at most 10 times p50", isKept, measured);
  return ours.length < all.length / 2 ? { ...finding, state: "skipped" } : finding;
}

/** By kind, to find slow ones. `slow`: milliseconds from which an answer is among the slowest. */
function describeKinds(samples: Sample[], slow: number): string[] {
  return [...Map.groupBy(samples, ({ kind, what }) => `${kind} ${what}`)].sort().map(([name, some]) => {
    const good = some.filter((sample) => !isError(sample));
    const [p50, p99] = [0.5, 0.99].map((share) => milliseconds(quantile(took(good), share)));
    const slowest = good.filter((sample) => sample.took >= slow).length;
    return `  ${name.padEnd(17)} ${good.length} of ${some.length}, p50 ${p50}, p99 ${p99}${slowest > 0 ? `, ${slowest} slowest` : ""}`;
  });
}

/** Milliseconds until ten visits in a row are good and fast. */
async function recover(cluster: Cluster, since: number): Promise<number> {
  for (let good = 0; good < 10 && Date.now() - since < 6 * recovered; ) {
    const visit = await sendRequest(cluster.origin, {
      path: `/home-tuition?feeMax=${Date.now() % 50_000}`,
      from: "10.67.0.1",
    });
    good = !isError(visit) && visit.took < normal ? good + 1 : 0;
  }
  return Date.now() - since;
}
