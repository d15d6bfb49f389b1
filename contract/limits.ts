/** Every limit that the wire, a browser or a text needs (R9.1), each named once; those of the server alone stand beside their reader or in server/settings/tuning.ts. Times in milliseconds unless the name says otherwise. */
import { day, hour, minute, second } from "./durations.ts";

export { liveToast, localKeys, requestTimeout, saving, sessionKeys, toastLimits } from "./every-page.ts";

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
 * Of admins (R11.4). Codes of an authenticator change every `step`. When it is set up, so many `stepsBeside` early or late are taken,
 * and the difference is remembered: afterwards a code lives for one step (ASVS 6.5.5). `secretBytes` as RFC 4226 asks for. A recovery code has five bits a character, 120 in all. Wrong ones of one account, a day, whatever the network.
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
 * `estimated`: of how many signs the server estimates how soon they are guessed. `fewestGuesses`: what takes fewer is common
 * (R5.2). Tries are counted and the hash is slow, so a rare word with a year and a sign may stay.
 */
export const passwordLimits = {
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

/**
 * Letters to the operator (R7.10): lengths in characters; how many are taken from one network (a carrier's may be a whole
 * quarter's), from one e-mail address, and from all who are not signed in. `receipts`: of one address, which a stranger may have named.
 */
export const contactMessageLimits = {
  subject: 150,
  message: 5000,
  perNetwork: { letters: 20, per: hour },
  perSender: { letters: 10, per: day },
  ofStrangers: { letters: 600, per: hour },
  receipts: { letters: 2, per: day },
  /** Of who has no account, after it was done. */
  strangersKept: 730 * day,
} as const;

/**
 * `noteUseEvery`: "last used" is exact to this; fewer writes than calls. `confirmedFor`: how long sign-in or confirmation opens
 * what weighs more (R7.14). `renewedFor`: how long the token before is still good once the new one is in use.
 */
export const session = {
  idle: 14 * day,
  life: 30 * day,
  noteUseEvery: 5 * minute,
  confirmedFor: 15 * minute,
  renewedFor: 30 * second,
} as const;

/** Of sign-ins and of what was refused: how long it is kept, and how many sign-ins are listed. */
export const securityHistory = { keptFor: 90 * day, listed: 100 } as const;

/** Lengths in characters; the e-mail by RFC 5321, its path without the angle brackets. */
export const person = { name: 80, email: 254, /** In a name, at most (R5.6). */ digits: 4 } as const;

/**
 * Of free text (R2.7): from how many digits on a number in one piece may be a phone; from how many on digits are one with other
 * signs between them, so many together at most; and the step of rupees that sums are made in.
 */
export const freeText = { phoneDigits: 7, mobileDigits: 10, phoneGaps: 50, feeStep: 50 } as const;

export const account = { reactivateWithin: 30 * day, unverifiedKept: 30 * day, exportsPerDay: 20 } as const;

/** Years: whoever is younger has an account through a parent or guardian (R10.3). */
export const adultFrom = 18;

/** `height` in pixels. */
export const appBanner = { height: 60, installedAfter: 5 * second } as const;

export const conversion = { every: 250, tries: 40 } as const;

/**
 * What the service worker keeps on a device (R2.14): so many pages and assets, none larger than so many bytes, a page no
 * longer than `life`. `silence`: a line that gave no answer for so long is taken for dead; what comes later is kept all the same.
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

/** Different students a teacher is shown and asks, per day of the place (R4.1). */
export const studentsPerDay = { shown: 100, asked: 10 } as const;

/** Of every list (R7.12). `lastPage`: at twenty a page, more than the widest circle around the largest city holds. */
export const list = { limit: 20, maxLimit: 50, lastPage: 5000 } as const;

/** Of calls that are asked again and done once (R7.15): characters of a key, how long its answer is kept, how long the first is waited for, and how soon the page asks again by itself. */
export const idempotency = {
  header: "idempotency-key",
  longest: 200,
  keptFor: day,
  patience: 3 * second,
  askAgainAfter: second,
} as const;

/** Kept half a year, unless pinned. `batch`: how many are marked by one statement when all are. */
export const notificationLimits = {
  keptFor: 180 * day,
  batch: 2000,
  /** Unread ones of one kind about the lessons of one relation. */
  unreadOfKind: 3,
} as const;

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
export const housePattern = { highestFee: 100_000, longestWait: 168 } as const;

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
  minDistance: 1,
  maxDistance: 100,
  limit: 20,
  maxLimit: 50,
  query: 200,
  forgivenWords: 4,
  beyond: 3,
} as const;

/** From how many on a figure is said of a teacher in public: of fewer, one family could be known by it (R10.4). */
export const publicFigures = { answers: 5, students: 3, families: 5 } as const;

/** From how many searches that found nobody on the operator is told of them (R11.1). */
export const searchFigures = { fewest: 3 } as const;

/** Days of which a teacher sees how often the page was viewed. */
export const statisticsDays = 30;

/** The fee compass (R13.1): the circles that are tried, and from how many teachers on one is enough. */
export const feeCircles = { kilometres: [3, 5, 10, 25], teachers: 8 } as const;

/**
 * Families in a number that is shown, and in every difference of two of them, at least (R13.3). `cells`: by which they are
 * counted around a teacher, hexagons of some 36 km²; `wider`: kilometres that are tried beyond the teacher's own.
 */
export const demand = { fewest: 3, cells: 6, wider: 15 } as const;

/** Of the questions of /help: how long the words may be, and of how many found the answers stand open. */
export const helpSearch = { query: 80, opened: 3 } as const;

/** How many similar teachers are offered to a student whom nobody answers (R10.4). */
export const similarOffered = 3;

/**
 * `cellFollowsAfterDays`: days on which a teacher's device is found elsewhere before the public cell moves there (R3.4);
 * `bearingStep`, in degrees: the picture of a cell says no more than the cell.
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

/** Search engines are notified of changed pages (R11.3): addresses that a service takes at once, and characters of a path. */
export const indexNow = { batch: 10_000, path: 1000 } as const;
