/**
 * Which modules of the web build share a file. Left alone, every set of screens that shares a module gets a file of its own, a
 * hundred for one screen, and names and small pieces that compress badly weigh as much as what they hold. So documents have
 * one file for each step of what they open, apps one with their frame and one for each room (decision 51).
 */
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Who loads modules in the browser, by their entries: every document; then what some documents open, what may load least first. */
const everyReader = /\/web\/enhance\.ts$/;
const someReaders = {
  /** What comes to every document by itself, or before React is there, and must stay small. */
  widgets: /\/web\/(enhance\/(widgets|load-auth)|islands\/load-sign-in-text)\.ts$/,
  bell: /\/web\/islands\/notification-bell\.ts$/,
  search: /\/web\/enhance\/search\.ts$/,
  /** What documents send and ask for on a touch. */
  calls: /\/web\/(enhance\/(letter|own-distance|own-review)|islands\/count-here|api\/keep-shortlist)\.ts$/,
  signIn: /\/web\/islands\/(sign-in|auth-page)\.tsx$/,
  ask: /\/web\/islands\/(ask|safety|phone-check)\.tsx$/,
};
const frame = /\/web\/(root|entry\.client|screens\/app)\.tsx/;

/** Screens of the apps, and parts they open with them, that belong together. */
const rooms = {
  office: /\/web\/screens\/(office|admin[a-z-]*)\.tsx/,
  searches:
    /\/web\/(features\/search\/(find-(teachers|students)|wish-list)|screens\/student-dashboard\/similar-tab)\.tsx/,
  relations:
    /\/web\/(features\/relations\/(student|teacher)-lists|screens\/(student|teacher)-dashboard\/(student|teacher)-home)\.tsx/,
  profiles:
    /\/web\/(screens\/(student-profile-edit|teacher-profile-edit|student-phone-check|student-profile)|features\/welcome\/(student|teacher)-walk)\.tsx/,
  doors:
    /\/web\/screens\/(account-status|sign-in-pages|verify-email|forgot-password|reset-password|oauth-[a-z]+|unsubscribe)\.tsx/,
  dashboards:
    /\/web\/(screens\/(student|teacher)-dashboard|features\/(reviews\/received-reviews|notifications\/notification-list|guarantee\/claim-list))\.tsx/,
  lessons: /\/web\/features\/lessons\/(lessons-tab|waiting-lessons)\.tsx/,
  /** The office has a door too: what it shares with the others is no matter of the dashboards. Of two rooms, so it comes last. */
  gates:
    /\/web\/screens\/(office|admin[a-z-]*|account-status|sign-in-pages|verify-email|forgot-password|reset-password|oauth-[a-z]+|unsubscribe)\.tsx/,
  /** Who learns in a family is no matter of a search for teachers. Of several rooms, so it comes last too. */
  families:
    /\/web\/(features\/(relations\/(student|teacher)-lists|lessons\/(lessons-tab|waiting-lessons)|search\/find-students|welcome\/(student|teacher)-walk)|screens\/((student|teacher)-dashboard\/(student|teacher)-home|student-profile-edit|teacher-profile-edit|student-phone-check|student-profile))\.tsx/,
};
const allRooms = Object.entries(rooms);

/** What so many views of the apps share comes with their frame. */
const many = 8;

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

const iconBarrel = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Where each icon stands, by the name it is imported by: they all come through one barrel, so that everyone would seem to read them all. */
function findIcons(barrel: string, infoOf: InfoOf): Map<string, string> {
  const exported = (infoOf(barrel)?.code ?? "").matchAll(/export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g);
  return new Map(
    [...exported].flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => [name.split(" as ").at(-1)?.trim() ?? "", join(dirname(barrel), file)] as const),
    ),
  );
}

function iconsIn(code: string, icons: Map<string, string>): string[] {
  const imported = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  const names = [...imported].flatMap(([, list = ""]) => list.split(",").map((name) => name.split(" as ")[0]?.trim()));
  return names.flatMap((name) => icons.get(name ?? "") ?? []);
}

/** What each module imports, the icons by themselves; not what is fetched later. */
function readImports(ids: string[], infoOf: InfoOf): Map<string, string[]> {
  const barrel = ids.find((id) => iconBarrel.test(id));
  const icons = barrel === undefined ? new Map<string, string>() : findIcons(barrel, infoOf);
  return new Map(
    ids.map((id) => {
      const { code = null, importedIds = [] } = infoOf(id) ?? {};
      return [id, id === barrel ? [] : [...importedIds, ...iconsIn(code ?? "", icons)]];
    }),
  );
}

function reachFrom(entries: string[], imports: Map<string, string[]>): Set<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const imported of imports.get(id) ?? []) reached.add(imported);
  return reached;
}

/** All sets, the larger first. */
function setsOf(names: string[]): string[][] {
  const sets: string[][] = [[]];
  for (const name of names) sets.push(...sets.map((set) => [...set, name]));
  return sets.sort((a, b) => b.length - a.length);
}

/** `documents` in the order above; `views` are files of rooms. */
type Readers = { documents: string[]; inFrame: boolean; views: string[] };

/**
 * What apps share with documents is named after the one that may load least, so that no document loads more than its step.
 * What a single view reads, or the widgets alone, is left to the bundler.
 */
function nameOf({ documents, inFrame, views }: Readers): string | undefined {
  const [least] = documents;
  const of = (name: string) => (least === undefined ? name : `${least}-${name}`);
  if (inFrame) return of("frame");
  if (views.length === 0) return documents.every((reader) => reader === "widgets") ? undefined : documents.join("-");
  const [room] = allRooms.find(([, entry]) => views.every((view) => entry.test(view))) ?? [];
  // Documents show the same search; no browser loads their screens, but the bundler counts them.
  if (views.length === 1 && views[0]?.endsWith("find-teachers.tsx")) return of("teachers");
  // Small, and with their frame a file less for every view; what rings has a step of its own, which must not grow.
  const ofSeveral = room === undefined || room === "families";
  if (ofSeveral && least !== undefined && least !== "bell") return of("frame");
  if (room === undefined) return of(views.length >= many ? "frame" : "apps");
  return views.length > 1 || least !== undefined ? of(room) : undefined;
}

/** What a module imports has all of its readers and perhaps more: it stands in the same group or an earlier one. */
function listGroups(): string[] {
  const documents = Object.keys(someReaders);
  const steps = [...documents.map((name) => `${name}-`), ""];
  const ofApps = ["frame", "apps", ...Object.keys(rooms).reverse(), "teachers"].flatMap((name) =>
    steps.map((step) => step + name),
  );
  return [
    "enhance",
    ...ofApps,
    ...setsOf(documents)
      .map((set) => set.join("-"))
      .filter(Boolean),
  ];
}

const isLibrary = (id: string) => id.includes("/node_modules/");

/** The start of the apps, which would take a document for one of them and empty it. */
const startOfApps = /\/web\/entry\.client\.tsx/;
const ofDocuments = /\/web\/(enhance|islands)\//;

/** Files that documents fetch and that would start the apps there, by what they import. */
function findIntruders(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holds = (chunk: Rolldown.OutputChunk, modules: RegExp) => chunk.moduleIds.some((id) => modules.test(id));
  return chunks.flatMap((chunk) => {
    if (!holds(chunk, ofDocuments) || holds(chunk, startOfApps)) return [];
    const reached = new Set([chunk.fileName]);
    for (const name of reached) for (const next of byName.get(name)?.imports ?? []) reached.add(next);
    return [...reached].some((name) => holds(byName.get(name) ?? chunk, startOfApps)) ? chunk.fileName : [];
  });
}

export function groupChunks(): Plugin {
  const groupOf = new Map<string, string | undefined>();
  const byReader = listGroups().flatMap((name) => [
    // Large libraries change less often than our own modules, and stay in the phone's cache; elsewhere they are icons.
    ...(name.endsWith("frame")
      ? [{ name: `${name}-libraries`, test: (id: string) => isLibrary(id) && groupOf.get(id) === name }]
      : []),
    { name: `${name}-parts`, test: (id: string) => groupOf.get(id) === name },
  ]);
  // By itself: a part that needs the sheet of the house must not load the scripts of others with it.
  const sheet = { name: "sheet", test: (id: string) => id.endsWith("/web/styles/app.css") };
  const groups = [sheet, ...byReader];
  return {
    name: "nukkad:group-chunks",
    configEnvironment(name) {
      if (name !== "client") return;
      const ranked = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
      return { build: { rollupOptions: { output: { codeSplitting: { groups: ranked } } } } };
    },
    buildEnd() {
      if (this.environment.name !== "client") return;
      const ids = [...this.getModuleIds()];
      const imports = readImports(ids, (id) => this.getModuleInfo(id));
      const reach = (isEntry: (id: string) => boolean) => reachFrom(ids.filter(isEntry), imports);
      const documents = Object.entries(someReaders).map(([name, entry]) => ({
        name,
        modules: reach((id) => entry.test(id)),
      }));
      const framed = reach((id) => frame.test(id));
      const fileOf = (id: string) => id.split("?")[0] ?? id;
      const files = new Set(ids.filter((id) => allRooms.some(([, entry]) => entry.test(id))).map(fileOf));
      const views = [...files].map((name) => ({ name, modules: reach((id) => fileOf(id) === name) }));
      const namesOf = (readers: typeof views, id: string) =>
        readers.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
      for (const id of ids) {
        groupOf.set(
          id,
          nameOf({ documents: namesOf(documents, id), inFrame: framed.has(id), views: namesOf(views, id) }),
        );
      }
      for (const id of reach((one) => everyReader.test(one))) groupOf.set(id, "enhance");
    },
    generateBundle(_, bundle) {
      const intruders = this.environment.name === "client" ? findIntruders(bundle) : [];
      if (intruders.length > 0) this.error(`a document would start the apps by ${intruders.join(", ")}`);
    },
  };
}
