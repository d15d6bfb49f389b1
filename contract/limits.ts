/** Every limit that the API, a browser or a text needs (R9.1), each named once; those of the server alone are beside their reader or in server/settings/tuning.ts. Times in milliseconds unless the name says otherwise. */
import { day, hour, minute, second } from "./durations.ts";

export { liveToast, localKeys, requestTimeout, saving, sessionKeys, toastLimits } from "./every-page.ts";

/** The highest value of a 32-bit column. */
export const highestInteger = 2_147_483_647;

/** An upload without progress for this long is aborted. */
export const uploadSilence = minute;

export const geolocation = {
  timeout: 10 * second,
  maximumAge: 5 * minute,
  enableHighAccuracy: false,
  toast: 5 * second,
  staleAfter: hour,
} as const;

export const queryCache = {
  garbageAfter: 5 * minute,
  retries: 1,
  dashboardRetries: 3,
  backOffCap: 30 * second,
  /** Data that came with the document counts as fresh for this long. */
  adoptedFor: 5 * second,
} as const;

/** An unsent message to a teacher, written before signing in. */
export const askDraft = { life: day } as const;

export const tooltip = { openDelay: 700, skipDelay: 300 } as const;

export const otp = {
  digits: 6,
  life: 10 * minute,
  attempts: 5,
  resendAfter: minute,
  wrongPerDay: 10,
  /** Per purpose; one network can use half of them. */
  mailsPerDay: 10,
  mailsPerNetwork: 5,
} as const;

/**
 * Of admins (R11.4). Authenticator codes change every `step`. On setup, up to `stepsBeside` early or late are accepted, and
 * the drift is stored: afterwards a code lives for one step (ASVS 6.5.5). `secretBytes` as RFC 4226 requires. A recovery code
 * has five bits a character, 120 in all. Wrong codes a day and account, from all networks.
 */
export const secondFactor = {
  step: 30 * second,
  stepsBeside: 1,
  secretBytes: 20,
  recoveryCodes: 10,
  recoveryCharacters: 24,
  wrongAnywherePerDay: 50,
} as const;

/**
 * `estimated`: characters whose guessability the server estimates. `fewestGuesses`: below it a password is common
 * (R5.2).
 * Attempts are limited and the hash is slow, so a rare word with a year and a symbol is accepted.
 */
export const passwordLimits = {
  min: 8,
  max: 128,
  passphrase: 15,
  estimated: 40,
  fewestGuesses: 20_000_000,
  failures: 10,
  blockedFor: 15 * minute,
  /** From all networks: after this many, only networks used by the account before may go on. */
  failuresAnywhere: 100,
  anywherePer: hour,
} as const;

/**
 * Contact messages (R7.10): lengths in characters; limits per network (a carrier's may be a whole neighbourhood's), per e-mail
 * address, and for all who are not signed in. `receipts`: per address, which a stranger may have named.
 */
export const contactMessageLimits = {
  subject: 150,
  message: 5000,
  perNetwork: { letters: 20, per: hour },
  perSender: { letters: 10, per: day },
  ofStrangers: { letters: 600, per: hour },
  receipts: { letters: 2, per: day },
  /** For messages without an account, after they were closed. */
  strangersKept: 730 * day,
} as const;

/**
 * `noteUseEvery`: precision of "last used", to save writes. `confirmedFor`: how long sign-in or confirmation permits
 * sensitive changes (R7.14). `renewedFor`: how long the old token stays valid once the new one is in use.
 */
export const session = {
  idle: 14 * day,
  life: 30 * day,
  noteUseEvery: 5 * minute,
  confirmedFor: 15 * minute,
  renewedFor: 30 * second,
} as const;

/** Sign-ins and refused attempts: how long they are stored, and how many sign-ins are listed. */
export const securityHistory = { keptFor: 90 * day, listed: 100 } as const;

/** Lengths in characters; the e-mail by RFC 5321, its path without the angle brackets. */
export const person = { name: 80, email: 254, /** In a name, at most (R5.6). */ digits: 4 } as const;

/**
 * Free text (R2.7): digits from which a number in one piece may be a phone; digits from which one with separators may be,
 * maximal separators; and the rupee step of round amounts.
 */
export const freeText = { phoneDigits: 7, mobileDigits: 10, phoneGaps: 50, feeStep: 50 } as const;

export const account = { reactivateWithin: 30 * day, unverifiedKept: 30 * day, exportsPerDay: 20 } as const;

/** Years: younger people have an account through a parent or guardian (R10.3). */
export const adultFrom = 18;

/** `height` in pixels. */
export const appBanner = { height: 60, installedAfter: 5 * second } as const;

export const conversion = { every: 250, tries: 40 } as const;

/**
 * The service worker's caches on a device (R2.14): maximal pages and assets, maximal bytes of each, and a page's
 * `life`.
 * `silence`: a connection without an answer for this long counts as dead; a later answer is still cached.
 */
export const cachedPageLimits = {
  pages: 30,
  pageBytes: 300 * 1024,
  assets: 300,
  assetBytes: 300 * 1024,
  life: 7 * day,
  silence: 5 * second,
} as const;

export const relation = {
  expiresAfter: 14 * day,
  askAgainAfter: 7 * day,
  pendingPerAsker: 20,
  slowUnanswered: 10,
  slowAfter: 7 * day,
  message: 1000,
} as const;

/** Different students that a teacher is shown and asks, per local day (R4.1). */
export const studentsPerDay = { shown: 100, asked: 10 } as const;

/** Every list (R7.12). `lastPage`: at twenty a page, more than the widest circle around the largest city holds. */
export const list = { limit: 20, maxLimit: 50, lastPage: 5000 } as const;

/** Repeated calls that run once (R7.15): characters of a key, how long its answer is stored, how long a repeat waits for the first, and how soon the page retries. */
export const idempotency = {
  header: "idempotency-key",
  longest: 200,
  keptFor: day,
  patience: 3 * second,
  askAgainAfter: second,
} as const;

/** Stored half a year, unless pinned. `batch`: rows per statement when all are marked. */
export const notificationLimits = {
  keptFor: 180 * day,
  batch: 2000,
  /** Unread ones of one kind about the lessons of one relation. */
  unreadOfKind: 3,
} as const;

/** `perAccount`: pages of one person with a live stream on one process; the oldest is closed. */
export const stream = { heartbeat: 20 * second, retry: 2 * second, perAccount: 8, batch: 50 } as const;

/** `writtenPerDay`: by one family, including changes. `toldEvery`: how often a teacher is notified of a new review by the same family, which may withdraw and rewrite it. */
export const review = {
  relationAtLeast: 7 * day,
  mostStars: 5,
  text: 2000,
  perPage: 10,
  writtenPerDay: 30,
  toldEvery: 7 * day,
} as const;

/** Blocks and reports (R10.3): maximal blocked people, reports a day, and a report's length in characters. */
export const safety = { blocks: 500, reportsPerDay: 20, details: 2000 } as const;

/** `wordsPerMinute`: careful reading on a phone. */
export const blog = { perPage: 6, wordsPerMinute: 200 } as const;

/**
 * The office (R11.5): how long an opened item stays claimed, the time to appeal, and lengths in characters of texts to people
 * and of an appeal. `longestSearch`: of a search for people.
 */
export const office = {
  claimedFor: 10 * minute,
  appealWithin: 20 * day,
  words: 2000,
  appeal: 3000,
  longestSearch: 100,
  /** How often an office page refreshes the waiting counts; pages drawn of a PDF. */
  lookAgain: 30 * second,
  pdfPages: 12,
  /** Rows counted of a list: beyond it the answer says there are more. */
  counted: 1000,
} as const;

/** Operator settings: rupees of a connection's fee, hours until a mail is answered. */
export const housePattern = { highestFee: 100_000, longestWait: 168 } as const;

/** Days shown in the operator's overview, and the maximum. */
export const overviewDays = { usual: 30, most: 90 } as const;

/** The guarantee (R10.2), as promised in the terms. */
export const guarantee = {
  claimWithin: 30 * day,
  waivedWithin: 14 * day,
  answeredWithinWorkingDays: 3,
  /** Characters of a claim's reason and of its answer. */
  reason: 2000,
} as const;

/**
 * The follow-up questions (R10.4). `offerAfter`: without an answer others are offered; `askableFor`: how long after its day a
 * question is still sent; `answerableFor`: from then on; `shown`: at once; `token`: characters of a mailed link.
 */
export const questions = {
  offerAfter: 48 * hour,
  askableFor: 7 * day,
  answerableFor: 60 * day,
  shown: 5,
  token: 100,
} as const;

/** `forgivenWords`: words in which typos are forgiven, beside those that name a subject, class or board; the rest is ignored. `beyond`: people found by name outside the circles. */
export const search = {
  distance: 10,
  minDistance: 1,
  maxDistance: 100,
  limit: 20,
  maxLimit: 50,
  query: 200,
  forgivenWords: 4,
  beyond: 3,
} as const;

/** The least number of families in a public figure about a teacher: below it, one family could be identified (R10.4). */
export const publicFigures = { answers: 5, students: 3, families: 5 } as const;

/** Failed searches from which the operator sees them (R11.1). */
export const searchFigures = { fewest: 3 } as const;

/** Days for which a teacher sees the views of the page. */
export const statisticsDays = 30;

/** The fee compass (R13.1): the circles to try, and how many teachers are enough. */
export const feeCircles = { kilometres: [3, 5, 10, 25], teachers: 8 } as const;

/**
 * The least number of families in a shown number, and in every difference of two of them (R13.3). `cells`: the hexagons of
 * some 36 km² counted around a teacher; `wider`: kilometres to try beyond the teacher's own.
 */
export const demand = { fewest: 3, cells: 6, wider: 15 } as const;

/** The search of /help: maximal length, and how many results are shown expanded. */
export const helpSearch = { query: 80, opened: 3 } as const;

/** Similar teachers offered to a student without an answer (R10.4). */
export const similarOffered = 3;

/**
 * `cellFollowsAfterDays`: days on which a teacher's device is elsewhere before the public cell moves there (R3.4);
 * `bearingStep`, in degrees: the picture of a cell reveals no more than the cell.
 */
export const location = { h3Resolution: 8, cellFollowsAfterDays: 3, bearingStep: 5 } as const;

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
  highestHourly: 20_000,
  highestFee: 1_000_000,
} as const;

/** Search engines are notified of changed pages (R11.3): addresses of one submission, and characters of a path. */
export const indexNow = { batch: 10_000, path: 1000 } as const;
