/**
 * Finds public pages that appeared, changed or vanished since the last run, and queues them for search engines (R11.3): new
 * texts at once, other people on a page at most once a day. A database trigger queues teachers' own pages; the others are
 * compared with the last offer.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { postWords } from "#content/blog/post-heads.ts";
import { wordsOfPage } from "#content/page-words.ts";
import { publicPages } from "#content/public-pages.ts";
import { languages } from "#contract/languages.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { indexNowRuns } from "#server/settings/tuning.ts";
import { newestChange } from "./offered-addresses.ts";

/** `words`: hash of the text; `facts`: of the live data on it. */
export type ChangedPage = { path: string; words: string; facts: string };

const mark = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

function listWritten(newest: string | undefined): ChangedPage[] {
  const pages = publicPages.map(({ path, live }) => ({
    path,
    words: languages.map((language) => wordsOfPage(path, language)).join(),
    facts: live ? (newest ?? "") : "",
  }));
  const posts = [...postWords()].map(([slug, words]) => ({ path: `/blog/${slug}`, words, facts: "" }));
  return [...pages, ...posts];
}

/** One statement for all; two at once wait for each other, and the second finds nothing new. */
async function compare(tx: Tx, pages: readonly ChangedPage[]): Promise<void> {
  const list = (of: (page: ChangedPage) => string) => sql.param(pages.map(of));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('offered_addresses'))`);
  await tx.execute(sql`
    with now_offered as (
      select * from unnest(
        ${list(({ path }) => path)}::text[], ${list(({ words }) => mark(words))}::text[],
        ${list(({ facts }) => mark(facts))}::text[]
      ) as page (path, words, facts)
    ), changed as (
      insert into offered_addresses as known (path, words, facts) select path, words, facts from now_offered
      on conflict (path) do update set words = excluded.words, facts = excluded.facts, noticed_at = now()
      where known.words <> excluded.words
        or (known.facts <> excluded.facts
          and known.noticed_at < now() - ${`${indexNowRuns.factsEvery} milliseconds`}::interval)
      returning path
    ), gone as (
      delete from offered_addresses where path not in (select path from now_offered) returning path
    )
    insert into indexnow_urls (url) select path from changed union select path from gone
    on conflict do nothing`);
}

/** `listKeywords`: the keyword pages offered now. */
export async function noteChangedPages(db: Db, listKeywords: () => Promise<ChangedPage[]>): Promise<void> {
  const written = listWritten(await newestChange(db));
  const named = new Set(written.map(({ path }) => path));
  const keywords = (await listKeywords()).filter(({ path }) => !named.has(path));
  await db.transaction((tx) => compare(tx, [...written, ...keywords]));
}
