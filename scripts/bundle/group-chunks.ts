/**
 * Groups the modules of the web build into files (decision 51): what documents load, what the apps load with their frame, and
 * validation for forms. The bundler decides about modules shared by a few screens.
 */
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The importing entries of each module. */
const readers = {
  everyDocument: /\/web\/enhance\.ts$/,
  /** What documents load at once, or before React. */
  earlyParts: /\/web\/(enhance\/(widgets|load-auth)|islands\/load-sign-in-text)\.ts$/,
  parts: /\/web\/(enhance\/[^/]+|islands\/[^/]+)\.ts$/,
  islands: /\/web\/islands\/[^/]+\.tsx$/,
  checks: /\/(contract\/schemas\/.+|web\/forms\/check-given)\.ts$/,
  frame: /\/web\/(root|entry\.client|screens\/app)\.tsx$/,
};

/** The apps, with their lazy parts. */
const view = /\/web\/(screens|features)\/.+\.tsx?$/;
const isDocument = (code: string) => /\bkind: "document"/.test(code);

/** Modules shared by this many views of the apps are in the frame's file. */
const many = 20;

/** In this order: an imported module has all of its importers' entries and perhaps more, and is in the same file or an earlier one. */
const fileNames = ["enhance", "early-parts", "parts", "constants", "islands", "frame", "checks"] as const;
type FileName = (typeof fileNames)[number];

const ofChecks = /\/(contract\/schemas|node_modules\/zod|web\/forms\/check-given)/;

/** The start of the apps, which in a document would take over and empty it. */
const startOfApps = /\/web\/entry\.client\.tsx/;
const ofDocuments = /\/web\/(enhance|islands)\//;

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

const iconBarrel = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The module of each icon, by export name: imported through one barrel, every importer would seem to use all of them. */
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

/** The static imports of each module, icons one by one. */
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

/** Files that documents load and that would start the apps there, by their imports. */
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

const fileOf = (id: string) => id.split("?")[0] ?? id;

/** The file of each module; none where the bundler decides. */
function nameModules(ids: string[], infoOf: InfoOf): Map<string, FileName> {
  const imports = readImports(ids, infoOf);
  const reach = (entries: RegExp) =>
    reachFrom(
      ids.filter((id) => entries.test(fileOf(id))),
      imports,
    );
  const everyDocument = reach(readers.everyDocument);
  const earlyParts = reach(readers.earlyParts);
  const parts = reach(readers.parts);
  const islands = reach(readers.islands);
  const checks = reach(readers.checks);
  const frame = reach(readers.frame);

  const viewsOf = new Map<string, number>();
  const isView = (id: string) => {
    const { isEntry = false, dynamicImporters = [], code = null } = infoOf(id) ?? {};
    return view.test(fileOf(id)) && (isEntry || dynamicImporters.length > 0) && !isDocument(code ?? "");
  };
  for (const entry of ids.filter(isView))
    for (const id of reachFrom([entry], imports)) viewsOf.set(id, (viewsOf.get(id) ?? 0) + 1);

  function nameOf(id: string): FileName | undefined {
    if (everyDocument.has(id)) return "enhance";
    if (ofChecks.test(id)) return "checks";
    const views = viewsOf.get(id) ?? 0;
    const isInFrame = frame.has(id) || views >= many;
    const isShared = isInFrame || checks.has(id);
    if (earlyParts.has(id) && (isShared || views > 0)) return "early-parts";
    if (isShared && parts.has(id)) return "parts";
    if (checks.has(id)) return isInFrame || views > 0 || islands.has(id) ? "constants" : "checks";
    if (isInFrame) return islands.has(id) ? "islands" : "frame";
    return undefined;
  }

  return new Map(
    ids.flatMap((id) => {
      const name = startOfApps.test(id) ? undefined : nameOf(id);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

export function groupChunks(): Plugin {
  let names = new Map<string, FileName>();
  // Apart: a lazy part that needs the app's stylesheet must not load the scripts of others with it.
  const sheet = { name: "sheet", test: (id: string) => id.endsWith("/web/styles/app.css") };
  const groups = [sheet, ...fileNames.map((name) => ({ name, test: (id: string) => names.get(id) === name }))];
  return {
    name: "nukkad:group-chunks",
    configEnvironment(name) {
      if (name !== "client") return;
      const ranked = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
      return { build: { rollupOptions: { output: { codeSplitting: { groups: ranked } } } } };
    },
    buildEnd() {
      if (this.environment.name !== "client") return;
      names = nameModules([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
    generateBundle(_, bundle) {
      const intruders = this.environment.name === "client" ? findIntruders(bundle) : [];
      if (intruders.length > 0) this.error(`a document would start the apps by ${intruders.join(", ")}`);
    },
  };
}
