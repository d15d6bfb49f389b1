/** Server limits that no text or browser needs, where several files read them. Times in milliseconds unless the name says otherwise. */
import { day, hour, minute, second } from "#contract/durations.ts";

/** Signing in by Google: the redirect to the provider and back, then the code that the page exchanges. */
export const oauth = { flow: 10 * minute, exchange: 2 * minute } as const;

/** Request bodies. `all`: bytes, without a file; `unread`: bytes of an ignored body; `deepest`: levels of JSON. */
export const bodies = { all: 256 * 1024, unread: 16 * 1024, deepest: 32 } as const;

/** Database connections per process and purpose; more than the turns of the calls that use two. */
export const connections = { signIn: 4, search: 4, forgiving: 2, sessions: 4, rest: 8, jobs: 4, queue: 4 } as const;

/** Statement timeouts. Calls time out soon, so that an unresponsive database is reported within three seconds; a job has time. */
export const statement = {
  ofCalls: 2 * second,
  ofForgiving: second,
  ofJobs: 10 * second,
  connect: 2 * second,
} as const;

/** `eventLoopDelay`: beyond it new calls are refused. */
export const overload = {
  retryAfterSeconds: 5,
  /** By then an operator may have freed space. */
  fullDiskRetryAfterSeconds: 600,
  eventLoopDelay: second,
} as const;

/** Rendered pages. `staleFor`: after a change; `rest`: between two renderings of one page caused by changes alone. */
export const pageCache = {
  bytes: 48 * 1024 * 1024,
  staleFor: 5 * second,
  /** When re-rendering fails. */
  staleWhenAway: 10 * minute,
  rest: 2 * second,
  /**
   * How many hits, in how long, a page needs before the best compression is worth its time: a tenth of a second of a
   * processor for a tenth of its bytes.
   */
  soughtFrom: 20,
  soughtWithin: minute,
} as const;

/** Link preview images: cache time for clients, and our own cache; 5,000 files are about 100 MB. */
export const ogImageTuning = {
  fresh: 7 * day,
  teacherFresh: hour,
  keptBytes: 16 * 1024 * 1024,
  keptFiles: 5000,
  sweepEvery: 100,
} as const;

/** Sitemaps for crawlers: a path counts once for each language, so a file has at most 10,000. */
export const sitemap = { pathsPerFile: 2000, keptFor: 10 * minute, keptCharacters: 24 * 1024 * 1024 } as const;

/**
 * Keyword pages (R2.3). `offeredFrom`: minimum teachers of a page in sitemaps; `shared`: of the `shown` it may
 * have in common with another such page, and one more for each of the two with a topic of its own; `links`: of each kind; `near`, in km: to linked places; `kept`: how long the list of offered pages is cached.
 */
export const keywords = {
  offeredFrom: 5,
  shown: 6,
  shared: 1,
  links: 6,
  near: 60,
  kept: 10 * minute,
} as const;

/**
 * Searches, counted by subject, area and day: what one process collects before it writes, how long days are stored, and how
 * many rows are listed (R11.1).
 */
export const searchDaysKept = {
  gathered: 5000,
  writtenEvery: 5 * second,
  keptFor: 400 * day,
  listed: 20,
} as const;

/**
 * The search index in memory (decision 36), in milliseconds. `keptFor`: how long changes are stored, at least; `lag`: beyond it
 * the index is not used; `readEvery`: changes, also without a NOTIFY; `gather`: between a NOTIFY and the reading; `checkEvery`:
 * against the database; `restAfter`: a failure before it is filled anew. `batch`: rows read at once; `cards`: cached.
 */
export const searchIndexTuning = {
  keptFor: hour,
  lag: 2 * second,
  readEvery: 500,
  gather: 20,
  checkEvery: 10 * second,
  restAfter: second,
  batch: 2000,
  cards: 5000,
} as const;

/** Notifying search engines (R11.3): batches of one run, and how long a notice is stored. */
export const indexNowRuns = {
  batchesAtOnce: 5,
  keptFor: 90 * day,
  /** A page is submitted at most this often because of other people on it. */
  factsEvery: day,
} as const;
