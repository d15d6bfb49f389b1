/**
 * npm run bench -- pages [rounds] [seconds]: quality and speed of public pages. Lighthouse on a phone, the median of that many
 * rounds (5), beside the promises; then answers a second from the cache, rendered, and from the cache while a profile is saved
 * ten times a second, each as a ratio to a bare Fastify answer of the same bytes in the same run (5 seconds a measurement,
 * interleaved). No external host is called. Needs a build.
 */
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { startBenchServer } from "./abuse/start-server.ts";
import { noteFigure } from "./all/note-figure.ts";
import { measurePages, type Scores } from "./pages/measure-pages.ts";
import { measureThroughput } from "./pages/measure-throughput.ts";

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 5);
const promised: Scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

const print = (line = "") => process.stdout.write(`${line}\n`);
const short: string[] = [];
const bareName = "bare Fastify, the same bytes";

/** With its access log, a line a request. */
const { origin, stop } = await startBenchServer({ LOG_LEVEL: "info" });
try {
  if (rounds > 0) await printScores();
  if (seconds > 0) await printThroughput();
  print(short.length === 0 ? "all as promised" : `short of what is promised: ${short.join("; ")}`);
  process.exitCode = short.length > 0 ? 1 : 0;
} finally {
  await stop();
}

async function printScores(): Promise<void> {
  const near = await (await fetch(`${origin}${publicNearbyTeachersEndpoint.path}?limit=1`)).json();
  const paths = {
    home: "/",
    "keyword page": "/home-tuition-delhi",
    search: "/home-tuition?subjects=mathematics&place=saket",
    "blog post": "/blog/the-first-lesson",
    teacher: `/teacher-profile/${near.teachers[0].id}`,
    contact: "/contact",
  };
  print(`Lighthouse, mobile, median of ${rounds}`.padEnd(36) + Object.keys(promised).join("  "));
  for (const [name, path] of Object.entries(paths)) {
    const { scores, failed, largestPaint, shift } = await measurePages(origin + path, rounds);
    const columns = Object.entries(scores).map(([kind, score]) => String(score).padStart(kind.length));
    print(
      `${name.padEnd(36)}${columns.join("  ")}  largest paint ${Math.round(largestPaint)} ms, shift ${shift.toFixed(3)}`,
    );
    const isKept = Object.entries(scores).every(([kind, score]) => score >= promised[kind as keyof Scores]);
    noteFigure({ what: `Lighthouse on a phone, ${name}`, seen: Object.values(scores).join(" / "), held: isKept });
    for (const [kind, score] of Object.entries(scores)) {
      const atLeast = promised[kind as keyof Scores];
      if (score < atLeast) short.push(`${name} ${kind} ${score} of ${atLeast} (${failed.join(", ")})`);
    }
  }
  print();
}

async function printThroughput(): Promise<void> {
  const { bare, cached, uncached, saving, saves } = await measureThroughput(origin, seconds);
  const line = (name: string, perSecond: number, atLeast?: number) => {
    const ratio = perSecond / bare;
    const goal = atLeast === undefined ? "" : `, at least ${atLeast} is promised`;
    print(`${name.padEnd(40)} ${String(Math.round(perSecond)).padStart(7)} a second, ratio ${ratio.toFixed(3)}${goal}`);
    const isKept = atLeast === undefined ? undefined : ratio >= atLeast;
    if (name !== bareName)
      noteFigure({
        what: `${name}, against bare Fastify`,
        seen: ratio.toFixed(2),
        ...(isKept !== undefined && { held: isKept }),
      });
    if (atLeast !== undefined && ratio < atLeast) short.push(`${name} ${ratio.toFixed(2)} of ${atLeast}`);
  };
  line(bareName, bare);
  line("home from the cache, access lines on", cached, 0.75);
  line(`the same with ${saves.toFixed(1)} saves a second`, saving, 0.65);
  line("searches rendered anew", uncached);
  print();
}
