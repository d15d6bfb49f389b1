/** Who may import whom, as data: the first zone whose `files` fit a file says what that file may import. */

export type Zone = {
  /** Globs of the files the zone holds. */
  files: string[];
  /** Globs of the repository's files they may import. */
  may: string[];
  /** May be imported for types alone. */
  types?: string[];
  /** May be imported by import() alone. */
  lazily?: string[];
  /** The packages they may import; without it, any. */
  packages?: string[];
  /** Segments of a file's path that name its own folder, always open to it. */
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
/** What every noun of the server stands on. */
const underNouns = [...wire, ...serverCore, "server/people/**"];
const accounts = "server/accounts/**";
const files = "server/files/**";
const locations = "server/locations/**";
const profiles = [accounts, "server/students/**", "server/teachers/**"];
const notifications = "server/notifications/**";
const webCore = ["web/*.{ts,tsx}", "web/{api,storage,forms,i18n,styles,fonts,ui}/**"];

/** The features of the web, each free to import those before it. A new one takes its place here. */
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
  // In the demo a stand-in takes the place of the outside world.
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
  // Lessons belong to relations, whose sides they know.
  {
    files: ["server/lessons/**"],
    own: 2,
    may: [...underNouns, notifications, "server/relations/party.ts", "server/accounts/{limits,renew-calendar}.ts"],
  },
  // What is written is counted as sign-ins are; whose teacher it is, and who may read, the teacher's page says.
  { files: ["server/reviews/**"], own: 2, may: [...underNouns, accounts, "server/teachers/**", notifications] },
  // What fits a wish is what its search would find.
  { files: ["server/wishes/**"], own: 2, may: [...underNouns, "server/search/**", notifications] },
  // A saved teacher is shown as the card of a search.
  { files: ["server/shortlist/**"], own: 2, may: [...underNouns, "server/search/**"] },
  // A block closes what is open between two.
  { files: ["server/safety/**"], own: 2, may: [...underNouns, "server/relations/**"] },
  // Its messages are counted as sign-ins are, and their phones checked.
  { files: ["server/contact/**"], own: 2, may: [...underNouns, accounts] },
  { files: ["server/videos/**"], own: 2, may: [...underNouns, files] },
  { files: ["server/search/**"], own: 2, may: [...underNouns, "server/locations/name-area.ts"] },
  // Beside the nouns: it copies tables and files whatever they hold.
  { files: ["server/backup/**"], own: 2, may: [...wire, ...serverTools] },
  { files: ["server/{privacy,admin}/**"], may: [...wire, "server/**"] },
  // Any other noun imports none but `people`: what needs another is named above.
  { files: ["server/*/**"], own: 2, may: underNouns },
  { files: ["server/app.ts"], may: [...wire, "server/**"], lazily: ["demo/**"] },
  { files: ["server/*.ts"], may: [...wire, "server/**"] },

  { files: ["scripts/test.ts"], may: ["scripts/**", "test/{postgres,find-browser,memory-folder,compile-cache}.ts"] },
  { files: ["scripts/**"], own: 1, may: [...wire, "server/**", "demo/**"] },
  // A benchmark inserts people as the tests do.
  { files: ["bench/**"], own: 1, may: [...wire, "server/**", "demo/**", "test/**"] },
  // A drill starts the whole product, with the stand-ins of the tests.
  { files: ["drill/**"], own: 1, may: [...wire, "server/**", "demo/**", "test/**"] },
  { files: ["*.{ts,mjs}"], may: ["scripts/**", "test/**", "server/**"] },
];

/** Wherever `z` comes from, it is the small one. */
export const forbiddenPackages = ["zod"];
