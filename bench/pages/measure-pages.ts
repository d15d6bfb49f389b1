/** Lighthouse on one address, as on a cheap phone: the median of each score, and what reduced it. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findFreePort } from "#server/db/embedded-port.ts";
import { browserFlags, ensureBrowser } from "#test/find-browser.ts";

const kinds = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Scores = Record<(typeof kinds)[number], number>;

type Measured = { scores: Scores; failed: string[]; largestPaint: number; shift: number };

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function measureOnce(address: string): Promise<Measured> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(process.env.CHROME_PATH, process.env.PATH),
    // Blocks requests to other hosts.
    args: [
      ...browserFlags,
      `--remote-debugging-port=${port}`,
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
  try {
    const result = await lighthouse(address, { port, onlyCategories: [...kinds], logLevel: "silent" });
    if (result === undefined) throw new Error(`no result for ${address}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
    const failed = kinds.flatMap((kind) =>
      (categories[kind]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    );
    const scoreOf = (kind: (typeof kinds)[number]) => Math.round(100 * (categories[kind]?.score ?? 0));
    return {
      scores: {
        performance: scoreOf("performance"),
        accessibility: scoreOf("accessibility"),
        "best-practices": scoreOf("best-practices"),
        seo: scoreOf("seo"),
      },
      failed,
      largestPaint: audits["largest-contentful-paint"]?.numericValue ?? 0,
      shift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    };
  } finally {
    await browser.close();
  }
}

export async function measurePages(address: string, rounds: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measureOnce(address));
  const of = (read: (one: Measured) => number) => median(all.map(read));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      "best-practices": of(({ scores }) => scores["best-practices"]),
      seo: of(({ scores }) => scores.seo),
    },
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
    largestPaint: of(({ largestPaint }) => largestPaint),
    shift: of(({ shift }) => shift),
  };
}
