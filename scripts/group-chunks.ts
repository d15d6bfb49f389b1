/**
 * Which modules of the web build share a file. Left alone, every set of screens that shares a module gets a file of its
 * own, a hundred for one screen; here a module goes with those of the same readers, so that nobody loads what only others need.
 */
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Who loads modules in the browser, by their entries: every document; the islands that some open; the frame of the app, and its screens. */
const everyReader = /\/web\/enhance\.ts$/;
const frame = "frame";
const screens = {
  account: /\/web\/screens\/(account-status|office|admin[a-z-]*)\.tsx/,
  teachers: /\/web\/features\/search\/find-teachers\.tsx/,
  students: /\/web\/features\/search\/find-students\.tsx/,
  lists:
    /\/web\/features\/(relations\/(student|teacher)-lists|reviews\/received-reviews|notifications\/notification-list)\.tsx/,
  room: /\/web\/screens\/(student-[a-z-]+|teacher-(dashboard|profile-edit))\.tsx/,
};
const someReaders: Record<string, RegExp> = {
  search: /\/web\/enhance\/search\.ts$/,
  /** What documents send and ask for on a touch. */
  calls: /\/web\/(enhance\/(letter|own-distance|own-review)|islands\/count-here)\.ts$/,
  /** What comes to every document by itself, and must stay small. */
  widgets: /\/web\/enhance\/widgets\.ts$/,
  bell: /\/web\/islands\/notification-bell\.ts$/,
  ask: /\/web\/islands\/(ask|safety|phone-check)\.tsx$/,
  signIn: /\/web\/islands\/sign-in\.tsx$/,
  [frame]: /\/web\/(root|entry\.client|screens\/app)\.tsx/,
  ...screens,
};

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

/** What the entries import, and what that imports, but not what is fetched later. */
function reachFrom(entry: RegExp, ids: string[], infoOf: InfoOf): Set<string> {
  const barrel = ids.find((id) => iconBarrel.test(id));
  const icons = barrel === undefined ? new Map<string, string>() : findIcons(barrel, infoOf);
  const reached = new Set(ids.filter((id) => entry.test(id)));
  for (const id of reached) {
    if (id === barrel) continue;
    const { code = null, importedIds = [] } = infoOf(id) ?? {};
    for (const imported of [...importedIds, ...iconsIn(code ?? "", icons)]) reached.add(imported);
  }
  return reached;
}

/** All sets, the larger first. */
function setsOf(names: string[]): string[][] {
  const sets: string[][] = [[]];
  for (const name of names) sets.push(...sets.map((set) => [...set, name]));
  return sets.sort((a, b) => b.length - a.length);
}

const isScreen = (reader: string) => reader in screens;

/** The searches share much with documents, whose screens no browser loads but the bundler counts. */
const searches = ["teachers", "students"];

/** A screen never comes without its frame, so the frame alone says it. What only other screens read, or the widgets, is left to the bundler. */
function nameOf(readers: string[]): string | undefined {
  if (readers.every((reader) => reader === "widgets")) return undefined;
  if (readers.every(isScreen) && !readers.some((reader) => searches.includes(reader))) return undefined;
  return readers.filter((reader) => !readers.includes(frame) || !isScreen(reader)).join("-");
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
  // What a module imports has all of its readers and perhaps more, so it stands in the same group or an earlier one.
  const sets = setsOf(Object.keys(someReaders)).map(nameOf);
  const names = new Set(["enhance", ...sets.filter((name) => name !== undefined)]);
  const sheet = { name: "sheet", test: (id: string) => id.endsWith("/web/styles/app.css") };
  const byReader = [...names].flatMap((name) => [
    // Libraries change less often than our own modules, and stay in the phone's cache.
    { name: `${name}-libraries`, test: (id: string) => isLibrary(id) && groupOf.get(id) === name },
    { name: `${name}-parts`, test: (id: string) => !isLibrary(id) && groupOf.get(id) === name },
  ]);
  // By itself: a part that needs the sheet of the house must not load the scripts of others with it.
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
      const reach = (entry: RegExp) => reachFrom(entry, ids, (id) => this.getModuleInfo(id));
      const some = Object.entries(someReaders).map(([name, entry]) => ({ name, modules: reach(entry) }));
      for (const id of ids)
        groupOf.set(id, nameOf(some.filter(({ modules }) => modules.has(id)).map(({ name }) => name)));
      for (const id of reach(everyReader)) groupOf.set(id, "enhance");
    },
    generateBundle(_, bundle) {
      const intruders = this.environment.name === "client" ? findIntruders(bundle) : [];
      if (intruders.length > 0) this.error(`a document would start the apps by ${intruders.join(", ")}`);
    },
  };
}
