/**
 * The production packages as a CycloneDX list (ASVS 15.1.2), by npm's own `npm sbom`, from the lock file alone and without a
 * network. Omitting development also drops packages that both need, so it reads a lock file without development.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmProgram } from "./npm-program.mjs";
import { readProgram } from "./run-program.ts";

type Lock = { packages: Record<string, { dev?: boolean; devDependencies?: unknown }> };

const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8"));
const writeJson = (path: string, content: unknown) => writeFile(path, JSON.stringify(content));

const options = [
  "sbom",
  "--sbom-format=cyclonedx",
  "--sbom-type=application",
  "--package-lock-only",
  "--offline",
  "--loglevel=error",
];

/** Returns the list as file content. */
export async function makeSbom(): Promise<string> {
  const { devDependencies: _, ...manifest } = await readJson("package.json");
  const lock: Lock = await readJson("package-lock.json");
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
  const { devDependencies: __, ...root } = packages[""] ?? {};
  const dir = await mkdtemp(join(tmpdir(), "nukkad-sbom-"));
  // npm names the list after its folder.
  const folder = join(dir, manifest.name);
  try {
    await mkdir(folder);
    await writeJson(join(folder, "package.json"), manifest);
    await writeJson(join(folder, "package-lock.json"), { ...lock, packages: { ...packages, "": root } });
    const { program, first } = npmProgram();
    const { code, said } = await readProgram(program, [...first, "--prefix", folder, ...options]);
    if (code !== 0) throw new Error(`npm made no list of the packages:\n${said}`);
    return `${said.slice(said.indexOf("{")).trim()}\n`;
  } finally {
    await rm(dir, { recursive: true });
  }
}
