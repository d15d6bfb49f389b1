/** Limits of the server that nobody reads about and no browser needs, where several files read them. Times in milliseconds unless the name says otherwise. */
import { day, hour, minute, second } from "#contract/durations.ts";

/** Signing in by Google: the way to the provider and back, then the code that the page exchanges. */
export const oauth = { flow: 10 * minute, exchange: 2 * minute } as const;

/** Of what is sent to us. `all`: bytes, where no file comes; `unread`: bytes of a body that nobody reads; `deepest`: levels of JSON. */
export const bodies = { all: 256 * 1024, unread: 16 * 1024, deepest: 32 } as const;

/** Connections of one process to the database, by what they are for; more than the turns of the calls that use two. */
export const connections = { signIn: 4, search: 4, forgiving: 2, sessions: 4, rest: 8, jobs: 4, queue: 4 } as const;

/** Of statements. A call gives up soon, so that a silent database is told within three seconds; a job has time. */
export const statement = {
  ofCalls: 2 * second,
  ofForgiving: second,
  ofJobs: 10 * second,
  connect: 2 * second,
} as const;

/** `eventLoopDelay`: beyond it new calls are turned away. */
export const overload = {
  retryAfterSeconds: 5,
  /** By then an operator may have made room. */
  fullDiskRetryAfterSeconds: 600,
  eventLoopDelay: second,
} as const;

/** Of rendered pages. `staleFor`: after a change; `rest`: between two renderings of one page that only changes ask for. */
export const pageCache = {
  bytes: 48 * 1024 * 1024,
  staleFor: 5 * second,
  /** Where it cannot be rendered anew. */
  staleWhenAway: 10 * minute,
  rest: 2 * second,
  /**
   * So often, in so long, a page has to be asked for before the best compression is worth its time: a tenth of a second of a
   * processor for a tenth of its bytes.
   */
  soughtFrom: 20,
  soughtWithin: minute,
} as const;

/** Pictures of links: how long others may keep them, and how many we do; 5,000 files are about 100 MB. */
export const ogImageTuning = {
  fresh: 7 * day,
  teacherFresh: hour,
  keptBytes: 16 * 1024 * 1024,
  keptFiles: 5000,
  sweepEvery: 100,
} as const;

/** Files of addresses for crawlers: a path counts once for each language, so a file holds at most 10,000. */
export const sitemap = { pathsPerFile: 2000, keptFor: 10 * minute, keptCharacters: 24 * 1024 * 1024 } as const;

/**
 * Keyword pages (R2.3). `offeredFrom`: teachers of a page that search engines are told of; `shared`: of the `shown` it may
 * have in common with another such page, and one more for each of the two that is about a topic of its own; `links`: of each kind; `near`, in km: of the places they lead to; `kept`: how long it holds which pages are offered.
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
 * Searches, counted by subject, area and day: what one process gathers before it writes, how long the days are kept, and how
 * many lines are listed (R11.1).
 */
export const searchDaysKept = {
  gathered: 5000,
  writtenEvery: 5 * second,
  keptFor: 400 * day,
  listed: 20,
} as const;

/**
 * The search index in memory (decision 36), in milliseconds. `keptFor`: noted changes, at least; `lag`: after which it is not
 * asked any more; `readEvery`: changes, also when no bell rings; `gather`: between a bell and the reading; `checkEvery`: against
 * the database; `restAfter`: a failure before it is filled anew. `batch`: rows read at once; `cards`: kept ready.
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

/** Notifying search engines (R11.3): batches of one run, and how long a notice is remembered. */
export const indexNowRuns = {
  batchesAtOnce: 5,
  keptFor: 90 * day,
  /** A page is noticed for other people on it at most so often. */
  factsEvery: day,
} as const;
