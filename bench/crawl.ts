/**
 * npm run bench -- crawl [language...]: visits every address of the sitemaps of the demo city and reports faults; then counts
 * by family, the most similar pair of listed keyword pages in each language, and the slowest pages.
 */
import { brotliCompressSync } from "node:zlib";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import { addressIn, splitLanguage } from "#contract/language.ts";
import { type Language, languages } from "#contract/languages.ts";
import { judgeDocument } from "#test/judge-document.ts";
import type { ReadDocument } from "#test/read-document.ts";
import { startBenchServer } from "./abuse/start-server.ts";
import { noteFigure } from "./all/note-figure.ts";
import { findAlike } from "./crawl/find-alike.ts";
import { forEach, type Visit, visit } from "./crawl/visit.ts";

/** In parallel: fewer than the slots of uncached pages. */
const atOnce = 4;
/** Bytes of script before the first interaction, on the wire. */
const mostScript = 5 * 1024;
/** The share of a keyword page's text that may be on another. */
const mostAlike = 0.5;

const requested = process.argv.slice(2);
const wanted: readonly Language[] =
  requested.length > 0 ? languages.filter((one) => requested.includes(one)) : languages;

const print = (line = "") => process.stdout.write(`${line}\n`);
const placesOf = (xml: string) =>
  [...xml.matchAll(/<(?:url|sitemap)><loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);

type Crawled = {
  address: string;
  language: Language;
  path: string;
  family: string;
  page: ReadDocument;
  milliseconds: number;
};

const { origin, stop } = await startBenchServer();
const faults = new Map<string, string[]>();
const addFault = (address: string, fault: string) => {
  const shown = address.replace(origin, "") || "/";
  faults.set(fault, [...(faults.get(fault) ?? []), shown]);
};

try {
  const crawled = await crawl();
  judgeTogether(crawled);
  await checkReferences(crawled);
  printFamilies(crawled);
  printAlike(crawled);
  printSlowest(crawled);
  printFaults(crawled.length);
  process.exitCode = faults.size > 0 ? 1 : 0;
} finally {
  await stop();
}

function familyOf(file: string, path: string): string {
  const keyword = keywordPages().get(path);
  return keyword === undefined ? file : `keyword: ${keyword.family}`;
}

async function crawl(): Promise<Crawled[]> {
  const offered: { address: string; file: string }[] = [];
  for (const place of placesOf((await visit(`${origin}/sitemap.xml`)).body)) {
    const file = /\/([a-z]+)-\d+\.xml$/.exec(place)?.[1] ?? "?";
    const { status, body } = await visit(place);
    const places = placesOf(body);
    if (status !== 200 || places.length === 0)
      addFault(place, `a sitemap of status ${status} with ${places.length} addresses`);
    if (places.length > 10_000) addFault(place, "a sitemap of more than 10,000 addresses");
    offered.push(...places.map((address) => ({ address, file })));
  }
  const named = new Set(offered.map(({ address }) => address));
  if (named.size !== offered.length) addFault(origin, "an address stands twice in the sitemaps");
  const crawled: Crawled[] = [];
  await forEach(offered, atOnce, async ({ address, file }) => {
    const { pathname } = new URL(address);
    const { language, path } = splitLanguage(pathname);
    if (!wanted.includes(language ?? "en")) return;
    const { status, body, milliseconds } = await visit(address);
    if (status !== 200) return addFault(address, `status ${status}`);
    const judged = judgeDocument(address, body);
    for (const fault of judged.faults) addFault(address, fault);
    const spoken = /<html[^>]* lang="([a-z]+)"/.exec(body)?.[1];
    if (spoken !== (language ?? "en")) addFault(address, `is in ${spoken}`);
    crawled.push({
      address,
      language: language ?? "en",
      path,
      family: familyOf(file, path),
      page: judged.page,
      milliseconds,
    });
    if (crawled.length % 500 === 0) process.stderr.write(`${crawled.length} of ${offered.length}\n`);
  });
  return crawled;
}

/** Faults between pages: texts shared with another page, alternates without a link back. */
function judgeTogether(crawled: readonly Crawled[]): void {
  for (const property of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    for (const { address, language, page } of crawled) {
      const key = `${language} ${page[property]}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, address);
      else addFault(address, `has the ${property} of ${first.replace(origin, "") || "/"}`);
    }
  }
  const pages = new Map(crawled.map(({ address, page }) => [address, page]));
  for (const { address, page } of crawled)
    for (const [hreflang, twin] of Object.entries(page.alternates)) {
      const known = pages.get(twin);
      if (known === undefined && wanted.length === languages.length)
        addFault(address, `names ${hreflang} ${twin}, which is not offered`);
      if (known !== undefined && !Object.values(known.alternates).includes(address))
        addFault(address, `is not named by its twin ${twin}`);
    }
}

/** Every internal link and asset not visited yet, each once. */
async function checkReferences(crawled: readonly Crawled[]): Promise<void> {
  const visited = new Set(crawled.map(({ address }) => address));
  const from = new Map<string, string>();
  for (const { address, page } of crawled)
    for (const reference of [...page.links, ...page.assets, page.picture]) {
      if (!URL.canParse(reference, address)) {
        addFault(address, `an address that cannot be read: ${reference}`);
        continue;
      }
      const target = new URL(reference, address);
      target.hash = "";
      if (target.origin === origin && !visited.has(target.href) && !from.has(target.href))
        from.set(target.href, address);
    }
  const sizes = new Map<string, number>();
  const scripts = new Set(crawled.flatMap(({ page }) => page.scripts.map((src) => new URL(src, origin).href)));
  await forEach([...from], atOnce, async ([target, address]) => {
    // Open Graph pictures are slow to draw; tests cover each kind.
    if (target.includes("/pictures/") && !/\/pictures\/[a-z]+\/[a-z]+\.png$/.test(target) && from.size > 5000) return;
    const reached = await follow(target);
    if (reached.status !== 200) addFault(address, `leads to ${target.replace(origin, "")}, which is ${reached.status}`);
    if (scripts.has(target)) sizes.set(target, brotliCompressSync(reached.body).length);
  });
  for (const { address, page } of crawled) {
    const bytes = [...new Set(page.scripts)].reduce((sum, src) => sum + (sizes.get(new URL(src, origin).href) ?? 0), 0);
    if (bytes > mostScript) addFault(address, `${bytes} bytes of script`);
    if (bytes === 0) addFault(address, "no script at all");
  }
}

async function follow(target: string): Promise<Visit> {
  let reached = await visit(target);
  for (let steps = 0; steps < 3 && reached.location !== ""; steps += 1)
    reached = await visit(new URL(reached.location, target).href);
  return reached;
}

function printFamilies(crawled: readonly Crawled[]): void {
  const all = new Map<string, number>();
  const add = (counts: Map<string, number>, family: string) => counts.set(family, (counts.get(family) ?? 0) + 1);
  for (const [path, { family }] of keywordPages()) if (path !== "/home-tuition") add(all, `keyword: ${family}`);
  const offered = new Map<string, number>();
  for (const { language, family } of crawled) if (language === wanted[0]) add(offered, family);
  for (const family of offered.keys()) if (!all.has(family)) all.set(family, offered.get(family) ?? 0);
  print("addresses without a language prefix    there  offered");
  for (const [family, there] of [...all].sort())
    print(`${family.padEnd(36)} ${String(there).padStart(7)} ${String(offered.get(family) ?? 0).padStart(8)}`);
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
  print(`${"in all".padEnd(36)} ${String(sum(all)).padStart(7)} ${String(sum(offered)).padStart(8)}`);
  print(`walked: ${crawled.length} addresses in ${wanted.join(", ")}`);
  print();
}

/** Among keyword pages and those of one address: teachers' pages may be similar. */
function printAlike(crawled: readonly Crawled[]): void {
  for (const language of wanted) {
    const own = crawled.filter((one) => one.language === language && one.family !== "teachers");
    const { most, shares } = findAlike(new Map(own.map(({ path, page }) => [path, page.text])));
    if (most === undefined) continue;
    print(
      `most alike in ${language}: ${most.one} has ${Math.round(most.share * 100)} % of its text in common with ${most.other}`,
    );
    for (const [path, share] of shares)
      if (share > mostAlike && keywordPages().has(path))
        addFault(origin + addressIn(language, path), "more than half of it stands on another offered page");
  }
  print();
}

function printSlowest(crawled: readonly Crawled[]): void {
  const sorted = [...crawled].sort((one, other) => other.milliseconds - one.milliseconds);
  const middle = sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? 0;
  print(`rendered at the first visit, ${atOnce} at a time: ${Math.round(middle)} ms in the median; the slowest:`);
  for (const { address, milliseconds } of sorted.slice(0, 5))
    print(
      `${String(Math.round(milliseconds)).padStart(7)} ms, ${(milliseconds / middle).toFixed(1)} times the median  ${address.replace(origin, "") || "/"}`,
    );
  print();
}

function printFaults(visited: number): void {
  noteFigure({
    what: "every page crawled: kinds of faults",
    seen: `${faults.size} on ${visited} pages`,
    held: faults.size === 0,
  });
  if (faults.size === 0) {
    print(`nothing is wrong with any of ${visited} pages`);
    return;
  }
  print(`${faults.size} kinds of faults:`);
  for (const [fault, addresses] of [...faults].sort(([, one], [, other]) => other.length - one.length).slice(0, 60))
    print(`${String(addresses.length).padStart(6)}  ${fault}  e.g. ${addresses.slice(0, 3).join(" ")}`);
}
