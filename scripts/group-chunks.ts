/**
 * Which modules of the web build share a file. Left alone, every set of screens that shares a module gets a file of its
 * own, a hundred for one screen; here a module goes with those of the same readers, so that nobody loads what only others need.
 */
import type { Plugin, Rolldown } from "vite";

/** Who loads modules in the browser, by their entries: every document, the islands that some readers open, the frame of the app. */
const everyReader = "enhance";
const islands = ["search", "bell", "door"];
const frame = "frame";
const entries: Record<string, RegExp> = {
  [everyReader]: /\/web\/enhance\.ts$/,
  search: /\/web\/enhance\/search\.ts$/,
  bell: /\/web\/islands\/notification-bell\.ts$/,
  door: /\/web\/islands\/(sign-in|phone-check)\.tsx$/,
  [frame]: /\/web\/(root|entry\.client|screens\/app)\.tsx/,
};

/** What the entries import, and what that imports, but not what is fetched later. */
function reachFrom(entry: RegExp, ids: string[], infoOf: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const reached = new Set(ids.filter((id) => entry.test(id)));
  for (const id of reached) for (const imported of infoOf(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** All sets but the empty one, the larger first. */
function setsOf(names: string[]): string[][] {
  const sets: string[][] = [[]];
  for (const name of names) sets.push(...sets.map((set) => [...set, name]));
  return sets.slice(1).sort((a, b) => b.length - a.length);
}

const nameOf = (readers: string[]) => readers.join("-");
const isLibrary = (id: string) => id.includes("/node_modules/");

/** Whoever has `enhance` is everyone; the frame comes last, and loads what the islands share with it. */
function groupNameOf(readers: string[]): string {
  if (readers.includes(everyReader)) return everyReader;
  return nameOf(readers.length === 1 ? readers : readers.filter((reader) => reader !== frame));
}

export function groupChunks(): Plugin {
  const groupOf = new Map<string, string>();
  // What a module imports has all of its readers and perhaps more, so it stands in the same group or an earlier one.
  const names = [everyReader, ...setsOf(islands).map(nameOf), frame];
  const groups = names.flatMap((name) => [
    // Libraries change less often than our own modules, and stay in the phone's cache.
    { name: `${name}-libraries`, test: (id: string) => isLibrary(id) && groupOf.get(id) === name },
    { name: `${name}-parts`, test: (id: string) => !isLibrary(id) && groupOf.get(id) === name },
  ]);
  return {
    name: "nukkad:group-chunks",
    configEnvironment(name, config) {
      if (name !== "client") return;
      config.build ??= {};
      config.build.rollupOptions ??= {};
      config.build.rollupOptions.output = {
        codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
      };
    },
    buildEnd() {
      if (this.environment.name !== "client") return;
      const ids = [...this.getModuleIds()];
      const reached = Object.entries(entries).map(
        ([reader, entry]) => [reader, reachFrom(entry, ids, (id) => this.getModuleInfo(id))] as const,
      );
      for (const id of ids) {
        const readers = reached.flatMap(([reader, modules]) => (modules.has(id) ? [reader] : []));
        groupOf.set(id, groupNameOf(readers));
      }
    },
  };
}
