/** Finds imports that break the rules of zones.ts, `../`, barrel files and import cycles. */
import { readFileSync } from "node:fs";
import { basename, join, matchesGlob, posix } from "node:path";
import { findCycles } from "./find-cycles.ts";
import { listFiles } from "./list-files.ts";
import { type Import, readImports } from "./read-imports.ts";
import { forbiddenPackages, type Zone, zones } from "./zones.ts";

const SOURCES = "**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}";

/** One sentence per fault under `root`. */
export function findImportFaults(root: string): string[] {
  const graph = new Map<string, string[]>();
  const faults: string[] = [];
  for (const file of listFiles(root, SOURCES)) {
    const { imports, onlyPassesOn } = readImports(file, readFileSync(join(root, file), "utf8"));
    if (onlyPassesOn || /^index\.[a-z]+$/.test(basename(file))) faults.push(`${file} is a barrel file`);
    graph.set(
      file,
      imports.map(({ specifier }) => resolveImport(file, specifier)).filter((path) => path !== undefined),
    );
    for (const found of imports) {
      const fault = judge(file, found);
      if (fault) faults.push(`${file}:${found.line} imports ${found.specifier}: ${fault}`);
    }
  }
  return [...faults, ...findCycles(graph).map((cycle) => `import cycle: ${cycle.join(" -> ")}`)];
}

function judge(file: string, found: Import): string | undefined {
  const { specifier } = found;
  if (specifier.split("/").includes("..") || specifier.startsWith("/")) {
    return "folders are crossed only by #folder/...";
  }
  const zone = zones.find(({ files }) => fits(file, files));
  if (!zone) return "this file is in no zone of scripts/checks/zones.ts";
  const target = resolveImport(file, specifier);
  return target === undefined ? judgePackage(zone, specifier) : judgeFile(zone, file, target, found);
}

function judgePackage(zone: Zone, specifier: string): string | undefined {
  if (forbiddenPackages.includes(specifier)) return "this package is not used here";
  if (!zone.packages || zone.packages.includes(specifier)) return undefined;
  return `${zone.files.join(", ")} may import only ${zone.packages.join(", ")}`;
}

function judgeFile(zone: Zone, file: string, target: string, { form }: Import): string | undefined {
  const own = zone.own ? `${file.split("/").slice(0, zone.own).join("/")}/` : undefined;
  if ((own && target.startsWith(own)) || fits(target, zone.may)) return undefined;
  if (form === "type" && fits(target, zone.types ?? [])) return undefined;
  if (form === "lazy" && fits(target, zone.lazily ?? [])) return undefined;
  const lazily = zone.lazily?.map((glob) => `${glob} by import()`) ?? [];
  const types = zone.types?.map((glob) => `types of ${glob}`) ?? [];
  const allowed = [...(own ? [`${own}**`] : []), ...zone.may, ...types, ...lazily];
  return `${zone.files.join(", ")} may import only ${allowed.join(", ")}`;
}

/** The path inside the repository, or nothing for a package. */
function resolveImport(file: string, specifier: string): string | undefined {
  const [path = ""] = specifier.split("?");
  if (path.startsWith("#")) return posix.normalize(path.slice(1));
  return path.startsWith(".") ? posix.join(posix.dirname(file), path) : undefined;
}

function fits(path: string, globs: string[]): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}
