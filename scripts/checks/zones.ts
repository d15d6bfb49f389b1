/** Import rules as data: the first zone whose `files` match a file lists its allowed imports. */

export type Zone = {
  /** Globs of the files in the zone. */
  files: string[];
  /** Globs of the repository's files they may import. */
  may: string[];
  /** For type imports alone. */
  types?: string[];
  /** For import() alone. */
  lazily?: string[];
  /** The packages they may import; without it, any. */
  packages?: string[];
  /** Path segments that name a file's own folder, always allowed. */
  own?: number;
};

const wire = ["contract/**", "text/**", "content/**"];
const serverTools = [
  "server/*.ts",
  "server/db/**",
  "server/{gateways,jobs,mails,logging,rate-limits,settings}/**",
  "server/process/close-in-order.ts",
];
const serverCore = [...serverTools, "server/http/**"];
/** The base of every noun of the server. */
const underNouns = [...wire, ...serverCore, "server/people/**"];
const accounts = "server/accounts/**";
const files = "server/files/**";
const locations = "server/locations/**";
const profiles = [accounts, "server/students/**", "server/teachers/**"];
const notifications = "server/notifications/**";
const webCore = ["web/*.{ts,tsx}", "web/{api,storage,forms,i18n,styles,fonts,ui}/**"];

/** The features of the web, each free to import those before it. A new one goes here. */
const featureOrder = [
  "site-layout",
  "accounts",
  "account-settings",
  "safety",
  "locations",
  "profiles",
  "reviews",
  "onboarding",
  "guarantee",
  "questions",
  "relations",
  "lessons",
  "search",
  "statistics",
  "notifications",
  "app-shell",
  "office",
];

export const zones: Zone[] = [
  { files: ["**/*.test.{ts,tsx}", "test/**", "e2e/**"], may: ["**"] },

  { files: ["contract/schemas/**"], may: ["contract/**"], packages: ["zod/mini"] },
  {
    files: ["contract/**"],
    may: ["contract/{*,office/*,contact-details/*}.ts"],
    types: ["contract/schemas/**"],
    lazily: ["contract/schemas/**"],
    packages: ["zod/mini"],
  },
  { files: ["text/**"], may: ["text/**", "contract/{durations,limit-values,paise,time-zone}.ts"], packages: [] },
  { files: ["content/**"], may: wire },
  { files: ["demo/**"], may: ["demo/**", ...wire, ...serverTools] },

  { files: ["web/ui/**"], may: ["web/ui/**", "contract/{duration-units,every-page,limits,initial}.ts"] },
  ...featureOrder.map((feature, index) => ({
    files: [`web/features/${feature}/**`],
    own: 3,
    may: [...wire, ...webCore, ...featureOrder.slice(0, index).map((below) => `web/features/${below}/**`)],
  })),
  { files: ["web/features/**"], may: [] },
  { files: ["web/screens/**"], may: [...wire, ...webCore, "web/{screens,features}/**"] },
  { files: ["web/**"], may: [...wire, "web/**"] },

  { files: ["server/db/migrate.ts"], may: ["server/db/**", "server/settings/**", "server/jobs/install.ts"] },
  { files: ["server/db/**"], may: ["server/db/**", "server/settings/**", "server/logging/traces.ts", "contract/**"] },
  // The demo replaces external services by fakes.
  { files: ["server/gateways/**"], may: [...wire, ...serverTools], lazily: ["demo/**"] },
  { files: ["server/{jobs,mails}/**"], may: [...wire, ...serverTools] },
  { files: ["server/pages/web-build.ts"], own: 2, may: [...wire, ...serverCore], types: ["web/server.tsx"] },
  { files: ["server/http/**"], may: [...wire, ...serverCore] },
  { files: ["server/pages/**"], own: 2, may: [...wire, ...serverCore] },
  { files: ["server/process/**"], may: [...wire, "server/**"], lazily: ["demo/**"] },
  { files: ["server/people/**"], own: 2, may: [...wire, ...serverTools] },
  { files: ["server/{students,teachers}/**"], own: 2, may: [...underNouns, accounts, files, locations] },
  { files: ["server/questions/**"], own: 2, may: [...underNouns, notifications] },
  { files: ["server/relations/**"], own: 2, may: [...underNouns, ...profiles, notifications] },
  // Lessons belong to relations, and read their two sides.
  {
    files: ["server/lessons/**"],
    own: 2,
    may: [...underNouns, notifications, "server/relations/party.ts", "server/accounts/{limits,renew-calendar}.ts"],
  },
  // Saves have rate limits like sign-ins; teachers/ decides the owner and the readers.
  { files: ["server/reviews/**"], own: 2, may: [...underNouns, accounts, "server/teachers/**", notifications] },
  // A wish matches what its search would find.
  { files: ["server/wishes/**"], own: 2, may: [...underNouns, "server/search/**", notifications] },
  // A saved teacher is shown as the card of a search.
  { files: ["server/shortlist/**"], own: 2, may: [...underNouns, "server/search/**"] },
  // A block closes the open relation of two people.
  { files: ["server/safety/**"], own: 2, may: [...underNouns, "server/relations/**"] },
  // Its messages have rate limits like sign-ins, and checked phone numbers.
  { files: ["server/contact/**"], own: 2, may: [...underNouns, accounts] },
  { files: ["server/videos/**"], own: 2, may: [...underNouns, files] },
  { files: ["server/search/**"], own: 2, may: [...underNouns, "server/locations/name-area.ts"] },
  // Not a noun: it copies all tables and files.
  { files: ["server/backup/**"], own: 2, may: [...wire, ...serverTools] },
  { files: ["server/{privacy,admin}/**"], may: [...wire, "server/**"] },
  // Any other noun imports only `people`: exceptions are listed above.
  { files: ["server/*/**"], own: 2, may: underNouns },
  { files: ["server/app.ts"], may: [...wire, "server/**"], lazily: ["demo/**"] },
  { files: ["server/*.ts"], may: [...wire, "server/**"] },

  { files: ["scripts/test.ts"], may: ["scripts/**", "test/{postgres,find-browser,memory-folder,compile-cache}.ts"] },
  { files: ["scripts/**"], own: 1, may: [...wire, "server/**", "demo/**"] },
  // A benchmark inserts people as the tests do.
  { files: ["bench/**"], own: 1, may: [...wire, "server/**", "demo/**", "test/**"] },
  // A drill starts the whole product, with the fakes of the tests.
  { files: ["drill/**"], own: 1, may: [...wire, "server/**", "demo/**", "test/**"] },
  { files: ["*.{ts,mjs}"], may: ["scripts/**", "test/**", "server/**"] },
];

/** Every `z` is zod/mini. */
export const forbiddenPackages = ["zod"];
