/**
 * npm run bench -- abuse [seconds]: visitors' response times under attack, and throughput under overload
 * (R12.3, decision 26). Needs a build. The server is a process of its own with the demo city.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { loginEndpoint } from "#contract/accounts.ts";
import { askOnce, askRepeatedly, type Seen } from "./abuse/ask.ts";
import { askPage, askPlainly, nonsense } from "./abuse/questions.ts";
import { startBenchServer } from "./abuse/start-server.ts";
import { openUploads, uploadsAtOnce } from "./abuse/upload-documents.ts";
import { measureVisitor, shareOf } from "./abuse/visitor.ts";
import { noteFigure } from "./all/note-figure.ts";

const seconds = Number(process.argv[2] ?? 6);
const bounds = { ratio: 3, visitor: 250, goodput: 0.8, shed: 250, recovery: 10_000, health: 1000 };

const failures: string[] = [];
function judge(holds: boolean, words: string): string {
  if (!holds) failures.push(words);
  return holds ? "" : "  MISSED";
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
const print = (line: string) => process.stdout.write(`${line}\n`);

const server = await startBenchServer();
try {
  const { origin } = server;
  /** While `attackers` run. A refused attacker pauses for a moment, as a sensible one must. */
  async function visitWhile(attackers: number, attack: (attacker: number) => Promise<Seen>) {
    const going = askRepeatedly(attackers, attack);
    await sleep(1000);
    const visitor = await measureVisitor(origin, seconds);
    const attacks = await going.stop();
    // The next one begins after a rest.
    await sleep(2000);
    return { visitor, attacks };
  }

  await measureVisitor(origin, 2);
  const baseline = await measureVisitor(origin, seconds);
  print(`visitor quiet           p50 ${milliseconds(baseline.p50)}  p95 ${milliseconds(baseline.p95)}`);
  const compare = (name: string, { visitor, attacks }: Awaited<ReturnType<typeof visitWhile>>) => {
    const ratio = visitor.p95 / baseline.p95;
    const missed = judge(ratio <= bounds.ratio || visitor.p95 <= bounds.visitor, `${name}: p95`);
    const unserved = judge(visitor.refused === 0, `${name}: refused`);
    noteFigure({
      what: `visitor beside ${name}, p95 against quiet`,
      seen: `${ratio.toFixed(1)} times`,
      held: missed === "" && unserved === "",
    });
    print(
      `visitor, ${name.padEnd(14)} p50 ${milliseconds(visitor.p50)}  p95 ${milliseconds(visitor.p95)}  ${ratio.toFixed(1)} times quiet${missed}, ` +
        `${visitor.refused} of ${visitor.asked} refused${unserved}; attackers: ${attacks}`,
    );
  };
  for (const count of [10, 30, 100])
    compare(
      `${count} searchers`,
      await visitWhile(count, (attacker) =>
        askOnce(origin, nonsense(), { from: `10.1.${attacker >> 8}.${attacker & 255}` }),
      ),
    );
  let tries = 0;
  compare(
    "30 sign-ins",
    await visitWhile(30, () => {
      tries++;
      const body = { email: `nobody${tries}@example.test`, role: "student", password: "not the right one" };
      return askOnce(origin, loginEndpoint.path, { from: `10.2.${(tries >> 8) & 255}.${tries & 255}`, body });
    }),
  );

  compare("one account's uploads", await visitWhile(uploadsAtOnce, await openUploads(origin)));

  let pages = 0;
  const askFreshPage = (alone: boolean) => {
    pages++;
    return askOnce(origin, askPage(pages), { from: `10.3.${pages % 200}.${pages % 7}`, alone });
  };
  const filling = askRepeatedly(12, () => askFreshPage(false));
  await sleep(seconds * 1000);
  const { rate: capacity } = await filling.rates();
  print(`capacity                ${capacity.toFixed(0)} pages a second that are not in the cache`);

  // With keep-alive connections, and with one connection per request, as behind a proxy without keep-alive: those queue
  // in the accept backlog.
  const overloads = [
    { times: 1, alone: false },
    { times: 3, alone: false },
    { times: 8, alone: false },
    { times: 3, alone: true },
  ];
  for (const { times, alone } of overloads) {
    const name = `${times} times capacity${alone ? " by lines of their own" : ""}`;
    const answers: Promise<Seen>[] = [];
    const health: Promise<Seen>[] = [];
    const began = performance.now();
    while (performance.now() - began < seconds * 1000) {
      const due = Math.floor(((performance.now() - began) / 1000) * capacity * times);
      while (answers.length < due) answers.push(askFreshPage(alone));
      if (health.length * 500 < performance.now() - began)
        health.push(askOnce(origin, "/healthz", { from: "10.4.0.1", alone: true }));
      await sleep(5);
    }
    const took = (performance.now() - began) / 1000;
    const ended = performance.now();
    const seen = await Promise.all(answers);
    const good = seen.filter(({ status }) => status === 200).length / took;
    const shed = seen.filter(({ status }) => status === 503);
    const other = seen.length - shed.length - seen.filter(({ status }) => status === 200).length;
    const shedIn = shareOf(
      shed.map(({ milliseconds }) => milliseconds),
      0.9,
    );
    const recovered = await recover(ended);
    const alive = shareOf(
      (await Promise.all(health)).map(({ milliseconds }) => milliseconds),
      1,
    );
    noteFigure({
      what: `health at ${name}, at most`,
      seen: milliseconds(alive).trim(),
      held: alive <= bounds.health,
    });
    noteFigure({
      what: `goodput at ${name}`,
      seen: `${((good / capacity) * 100).toFixed(0)} % of capacity`,
      held: good >= bounds.goodput * capacity,
    });
    print(
      `${name.padEnd(23)} ${good.toFixed(0)} good a second, ${((good / capacity) * 100).toFixed(0)} %${judge(good >= bounds.goodput * capacity, `${name}: goodput`)}; ` +
        `${shed.length} of ${seen.length} shed, p90 ${milliseconds(shedIn).trim()}${judge(shed.length === 0 || shedIn <= bounds.shed, `${name}: shed`)}; ` +
        `${other} otherwise${judge(other === 0, `${name}: other answers`)}; normal after ${milliseconds(recovered).trim()}${judge(recovered <= bounds.recovery, `${name}: recovery`)}; ` +
        `/healthz at most ${milliseconds(alive).trim()}${judge(alive <= bounds.health, `${name}: health`)}`,
    );
  }

  /** Milliseconds until three visits in a row are as fast as promised. */
  async function recover(since: number): Promise<number> {
    let quick = 0;
    while (quick < 3 && performance.now() - since < 2 * bounds.recovery) {
      const { status, milliseconds } = await askOnce(origin, askPlainly(pages), { from: "10.5.0.1" });
      quick = status === 200 && milliseconds <= Math.max(bounds.visitor, bounds.ratio * baseline.p95) ? quick + 1 : 0;
    }
    return performance.now() - since;
  }

  print(failures.length === 0 ? "abuse: all bounds hold" : `abuse: missed: ${failures.join("; ")}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
