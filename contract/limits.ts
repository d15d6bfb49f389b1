/** Every business constant and storage key (R9.1), each named once and used where it acts. Times in milliseconds unless the name says otherwise. */

export { liveToast, localKeys, requestTimeout, sessionKeys, toast } from "./every-page.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What SECRET_KEY must at least have. */
export const secretKey = { characters: 32, different: 8 } as const;

/** The highest number of a column of 32 bits. */
export const highestInteger = 2_147_483_647;

/** An upload without any progress for so long is given up. */
export const uploadSilence = minute;

export const geolocation = {
  timeout: 10 * second,
  maximumAge: 5 * minute,
  enableHighAccuracy: false,
  toast: 5 * second,
  staleAfter: hour,
} as const;

/** So long a dashboard waits for its written home (decision 125) before it asks for what stands on it. */
export const homePatience = 8 * second;

export const queryCache = {
  garbageAfter: 5 * minute,
  retries: 1,
  dashboardRetries: 3,
  backOffCap: 30 * second,
  /** What came with the document is as good as asked for just now. */
  adoptedFor: 5 * second,
} as const;

/** What somebody wrote to a teacher before signing in. */
export const askDraft = { life: day } as const;

export const tooltip = { openDelay: 700, skipDelay: 300 } as const;

export const otp = {
  digits: 6,
  life: 10 * minute,
  attempts: 5,
  resendAfter: minute,
  wrongPerDay: 10,
  /** Per purpose; one network can spend half of them. */
  mailsPerDay: 10,
  mailsPerNetwork: 5,
} as const;

/**
 * Of admins (R11.4). Codes of an authenticator change every `step` and are taken one step early or late; `secretBytes` as RFC
 * 4226 asks for. A recovery code has five bits a character, 80 in all. Wrong ones from anywhere, a day, but for known places.
 */
export const secondFactor = {
  step: 30 * second,
  stepsBeside: 1,
  secretBytes: 20,
  recoveryCodes: 10,
  recoveryCharacters: 16,
  wrongAnywherePerDay: 50,
} as const;

/** Mails that warn an owner, of one kind, per day. */
export const warningsPerDay = 1;

/**
 * `estimated`: of how many signs the server estimates how soon they are guessed. `fewestGuesses`: what takes fewer is common
 * (R5.2). Tries are counted and the hash is slow, so a rare word with a year and a sign may stay.
 */
export const password = {
  min: 8,
  max: 128,
  passphrase: 15,
  estimated: 40,
  fewestGuesses: 20_000_000,
  failures: 10,
  blockedFor: 15 * minute,
  /** From anywhere: after so many, only where the account was used before may go on trying. */
  failuresAnywhere: 100,
  anywherePer: hour,
} as const;

/** Milliseconds between the moments at which a call of accounts may answer a stranger; far above what reading one more row takes. */
export const answerTick = 10;

/** Calls of one network address, whatever account they name; wide, as a whole street may share one. */
export const callsPerAddress = {
  login: { calls: 300, per: 15 * minute },
  register: { calls: 60, per: hour },
  mail: { calls: 120, per: hour },
  code: { calls: 300, per: 15 * minute },
} as const;

/**
 * Letters to the operator (R7.10): lengths in characters; how many are taken from one network (a carrier's may be a whole
 * quarter's), from one e-mail address, and from all who are not signed in. `receipts`: of one address, which a stranger may have named.
 */
export const contactLetter = {
  subject: 150,
  message: 5000,
  perNetwork: { letters: 20, per: hour },
  perSender: { letters: 10, per: day },
  ofStrangers: { letters: 600, per: hour },
  receipts: { letters: 2, per: day },
  /** Of who has no account, after it was done. */
  strangersKept: 730 * day,
} as const;

/** `noteUseEvery`: "last used" is exact to this; fewer writes than calls. `confirmedFor`: how long sign-in or confirmation opens what weighs more (R7.14). */
export const session = {
  idle: 14 * day,
  life: 30 * day,
  noteUseEvery: 5 * minute,
  confirmedFor: 15 * minute,
} as const;

/** Of sign-ins and of what was refused: how long it is kept, and how many sign-ins are listed. */
export const securityHistory = { keptFor: 90 * day, listed: 100 } as const;

/** `gathered`: lines of one process that wait to be written; what comes beyond them is left out. */
export const securityLog = { gathered: 1000, writtenEvery: second } as const;

/** Signing in by Google: the way to the provider and back, then the code that the page exchanges. */
export const oauth = { flow: 10 * minute, exchange: 2 * minute } as const;

/** Lengths in characters; the e-mail by RFC 5321, its path without the angle brackets. */
export const person = { name: 80, email: 254, /** In a name, at most (R5.6). */ digits: 4 } as const;

/** Of free text (R2.7): from how many digits on a number may be a phone, and the step of rupees that sums are made in. */
export const freeText = { phoneDigits: 7, feeStep: 50 } as const;

export const account = { reactivateWithin: 30 * day, unverifiedKept: 30 * day, exportsPerDay: 20 } as const;

/** Years: whoever is younger has an account through a parent or guardian (R10.3). */
export const adultFrom = 18;

/** Of rows that have no use any more: how many go at once, and how long that may take. */
export const sweep = { batch: 1000, timeout: minute } as const;

/** `height` in pixels. */
export const appBanner = { height: 60, installedAfter: 5 * second } as const;

export const conversion = { every: 250, tries: 40 } as const;

/**
 * What the service worker keeps on a device (R2.14): so many pages and assets, none larger than so many bytes, a page no
 * longer than `life`. `silence`: a line that gave no answer for so long is taken for dead; what comes later is kept all the same.
 * `ahead`: so long the home of a dashboard that was asked for ahead waits in memory for the page that needs it.
 */
export const keptPages = {
  pages: 30,
  pageBytes: 300 * 1024,
  assets: 300,
  assetBytes: 300 * 1024,
  life: 7 * day,
  silence: 5 * second,
  ahead: 10 * second,
} as const;

export const relation = {
  expiresAfter: 14 * day,
  askAgainAfter: 7 * day,
  pendingPerAsker: 20,
  slowUnanswered: 10,
  slowAfter: 7 * day,
  message: 1000,
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

/** Questions whose answers are known to be in that cache; `longest` in characters, with what the browser says of languages. */
export const quickPages = { kept: 5000, longest: 1000 } as const;

/** Different students a teacher is shown and asks, per day of the place (R4.1). */
export const studentsPerDay = { shown: 100, asked: 10 } as const;

/** Of every list (R7.12). `lastPage`: at twenty a page, more than the widest circle around the largest city holds. */
export const list = { limit: 20, maxLimit: 50, lastPage: 5000 } as const;

/** `eventLoopDelay`: beyond it new calls are turned away. */
export const overload = {
  retryAfterSeconds: 5,
  /** By then an operator may have made room. */
  fullDiskRetryAfterSeconds: 600,
  eventLoopDelay: second,
  /** Milliseconds at most that new connections are taken in before pages are drawn; those that have their turn take as long. */
  doorOpen: 100,
} as const;

/**
 * Classes of work, so that none takes all there is: so many side by side, a queue, and how long one waits in it.
 * `perMinute`: of one network, which may be a carrier's thousands of families; each process counts for itself.
 */
export const work = {
  /** Finding out who calls. */
  sessions: { atOnce: 3, longestQueue: 200, patience: 3 * second },
  signIn: { atOnce: 3, longestQueue: 200, patience: 8 * second },
  search: { atOnce: 4, longestQueue: 120, patience: 2 * second, perMinute: 1200 },
  /** Searches by words, which are looked for in every text of the circle: apart, so that those by filters do not wait for them. */
  text: { atOnce: 2, longestQueue: 60, patience: 2 * second, perMinute: 1200 },
  /** Searches that forgive slips; they hold turns of others meanwhile, so few may wait. */
  forgiving: { atOnce: 2, longestQueue: 4, patience: second, perMinute: 30 },
  places: { atOnce: 2, longestQueue: 60, patience: 2 * second, perMinute: 600 },
  teacherPages: { atOnce: 3, longestQueue: 60, patience: 2 * second },
  reads: { atOnce: 4, longestQueue: 200, patience: 3 * second },
  saves: { atOnce: 5, longestQueue: 120, patience: 5 * second },
  /** Pages that are not in the cache; more at once than searches that can forgive, so that those never hold them all. */
  pages: { atOnce: 8, longestQueue: 24, patience: 2 * second, perMinute: 1200 },
  /** Few crawlers ask for them, and a large one takes a moment to write. */
  sitemaps: { atOnce: 1, longestQueue: 20, patience: 4 * second, perMinute: 300 },
  /** Drawing one takes a tenth of a second of a processor. */
  pictures: { atOnce: 2, longestQueue: 30, patience: 4 * second, perMinute: 240 },
} as const;

/** Connections of one process to the database, by what they are for; more than the turns of the calls that use two. */
export const connections = { signIn: 4, search: 4, forgiving: 2, sessions: 4, rest: 8, jobs: 4 } as const;

/** Files of addresses for crawlers: a path counts once for each language, so a file holds at most 10,000. */
export const sitemap = { pathsPerFile: 2000, keptFor: 10 * minute, keptCharacters: 24 * 1024 * 1024 } as const;

/** Addresses that a service takes at once (R11.3), batches of one run, and how long it is remembered what was told. */
export const indexNow = {
  batch: 10_000,
  batchesAtOnce: 5,
  keptFor: 90 * day,
  /** Characters. */
  path: 1000,
  /** Other people on a page are told of at most so often. */
  factsEvery: day,
} as const;

/** Pictures of links: how long others may keep them, and how many we do; 5,000 files are about 100 MB. */
export const pictures = {
  fresh: 7 * day,
  teacherFresh: hour,
  keptBytes: 16 * 1024 * 1024,
  keptFiles: 5000,
  sweepEvery: 100,
} as const;

/** Of statements. A call gives up soon, so that a silent database is told within three seconds; a job has time. */
export const statement = {
  ofCalls: 2 * second,
  ofForgiving: second,
  ofJobs: 10 * second,
  connect: 2 * second,
} as const;

/** Of what is sent to us. `all`: bytes, where no file comes; `unread`: bytes of a body that nobody reads; `deepest`: levels of JSON. */
export const bodies = { all: 256 * 1024, unread: 16 * 1024, deepest: 32 } as const;

/** Of calls that are asked again and done once (R7.15): characters of a key, how long its answer is kept, how long the first is waited for, and how soon the page asks again by itself. */
export const idempotency = {
  header: "idempotency-key",
  longest: 200,
  keptFor: day,
  patience: 3 * second,
  askAgainAfter: second,
} as const;

/** Kept half a year, unless pinned. */
export const notification = { keptFor: 180 * day } as const;

/** `perAccount`: pages of one person with a live stream on one process; the oldest gives way. */
export const stream = { heartbeat: 20 * second, retry: 2 * second, perAccount: 8, batch: 50 } as const;

/** `writtenPerDay`: by one family, changes too. `toldEvery`: how often a teacher hears of a new one by the same family, which may take it back and write again. */
export const review = {
  relationAtLeast: 7 * day,
  mostStars: 5,
  text: 2000,
  perPage: 10,
  writtenPerDay: 30,
  toldEvery: 7 * day,
} as const;

/** Blocks and reports (R10.3): how many people one may have blocked, how much one may report in a day, and how long a report is in characters. */
export const safety = { blocks: 500, reportsPerDay: 20, details: 2000 } as const;

/** `wordsPerMinute`: of somebody who reads with care on a phone. */
export const blog = { perPage: 6, wordsPerMinute: 200 } as const;

/** From how many on a figure is said of a teacher in public: of fewer, one family could be known by it (R10.4). */
export const publicFigures = { answers: 5, students: 3, families: 5 } as const;

/** How soon a teacher answers, in minutes: up to so many it is called hours, a day, some days, a week. */
export const answerMinutes = { hours: 3 * 60, day: 24 * 60, days: 3 * 24 * 60, week: 7 * 24 * 60 } as const;

/**
 * The office (R11.5): how long who opens an item has it, within which time one may appeal, and lengths in characters
 * of what is written to people and of an appeal. `longestSearch`: of words by which people are looked for.
 */
export const office = {
  claimedFor: 10 * minute,
  appealWithin: 20 * day,
  words: 2000,
  appeal: 3000,
  longestSearch: 100,
  /** How often a page of the office looks how much waits; pages of a PDF that are drawn. */
  lookAgain: 30 * second,
  pdfPages: 12,
  /** Rows of a list that are counted: of more it is said that there are more. */
  counted: 1000,
} as const;

/** Of what the operator sets in the office: rupees of a connection's fee, hours until a mail is answered. */
export const house = { highestFee: 100_000, longestWait: 168 } as const;

/** How many days the operator's overview shows, and at most. */
export const overviewDays = { usual: 30, most: 90 } as const;

/** Of the promise of another teacher or the fee back (R10.2); said in the terms. */
export const guarantee = {
  claimWithin: 30 * day,
  waivedWithin: 14 * day,
  answeredWithinWorkingDays: 3,
  /** Characters, of a claim's reason and of its answer. */
  reason: 2000,
} as const;

/**
 * After the asking (R10.4). `offerAfter`: without an answer others are offered; `askableFor`: so long after its day a question
 * is still worth asking; `answerableFor`: after it was asked; `shown`: at once; `token`: characters of a mailed link.
 */
export const questions = {
  offerAfter: 48 * hour,
  askableFor: 7 * day,
  answerableFor: 60 * day,
  shown: 5,
  token: 100,
} as const;

/** `forgivenWords`: of so many words, beside those that name a subject, class or board, slips are forgiven; the rest is passed over. `beyond`: of people meant by name outside the circles. */
export const search = {
  distance: 10,
  maxDistance: 100,
  limit: 20,
  maxLimit: 50,
  query: 200,
  forgivenWords: 4,
  beyond: 3,
} as const;

/**
 * Searches, counted by subject, area and day: what one process gathers before it writes, how long the days are kept, and from
 * how many on a number is told, over how many days, and how many lines of it (R11.1).
 */
export const searchDays = {
  gathered: 5000,
  writtenEvery: 5 * second,
  keptFor: 400 * day,
  fewest: 3,
  listed: 20,
} as const;

/**
 * The search index in memory (decision 120), in milliseconds. `keptFor`: noted changes, at least; `lag`: after which it is not
 * asked any more; `readEvery`: changes, also when no bell rings; `gather`: between a bell and the reading; `checkEvery`: against
 * the database; `restAfter`: a failure before it is filled anew. `batch`: rows read at once; `cards`: kept ready.
 */
export const searchIndex = {
  keptFor: hour,
  lag: 2 * second,
  readEvery: 500,
  gather: 20,
  checkEvery: 10 * second,
  restAfter: second,
  batch: 2000,
  cards: 5000,
} as const;

/** The fee compass (R13.1): the circles that are tried, and from how many teachers on one is enough. */
export const feeCircles = { kilometres: [3, 5, 10, 25], teachers: 8 } as const;

/**
 * Families in a number that is shown, and in every difference of two of them, at least (R13.3). `cells`: by which they are
 * counted around a teacher, hexagons of some 36 km²; `wider`: kilometres that are tried beyond the teacher's own.
 */
export const demand = { fewest: 3, cells: 6, wider: 15 } as const;

/**
 * Keyword pages (R2.3). `offeredFrom`: teachers of a page that search engines are told of; `shared`: of the `shown` it may
 * have in common with another such page; `links`: of each kind; `near`, in km: of the places they lead to; `kept`: how long it holds which pages are offered.
 */
export const keywords = { offeredFrom: 5, shown: 6, shared: 1, links: 6, near: 60, kept: 10 * minute } as const;

/** Of the questions of /help: how long the words may be, and of how many found the answers stand open. */
export const helpSearch = { query: 80, opened: 3 } as const;

/** How many are offered beside a teacher; and to a student whom nobody answers (R10.4). */
export const similarTeachers = 4;
export const similarOffered = 3;

/** `bearingStep`, in degrees: the picture of a cell says no more than the cell. */
export const location = { h3Resolution: 8, publicCellFollowsAfter: hour, bearingStep: 5 } as const;

/** Finding a place by its name or PIN code. */
export const placeSearch = { query: 80, limit: 8, maxLimit: 20 } as const;

/** Lengths in characters; fees in rupees. */
export const profile = {
  bio: 1500,
  subjects: 20,
  subject: 60,
  grade: 40,
  addressLine: 300,
  documentName: 100,
  /** Of a week. */
  slots: 168,
  experienceYears: 80,
  highestFee: 1_000_000,
} as const;
