/** The list of components (ASVS 15.1.2): every production package with version and hash, none of development, no address. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { makeSbom } from "./make-sbom.ts";

const component = z.object({
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })),
});
const list = z.object({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(component),
});
const packages = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
});

test("R12.3 ASVS 15.1.2 npm run sbom lists every package of production with version and hash, and none of development", async () => {
  const written = await makeSbom();
  const { components, metadata } = z.parse(list, JSON.parse(written));
  expect(metadata.component.name).toBe("nukkad");
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = Object.fromEntries(components.map(({ name, version }) => [name, version]));
  expect(versions).toMatchObject({ ...manifest.dependencies, ...manifest.optionalDependencies });
  for (const name of ["vitest", "typescript", "vite"]) expect(versions).not.toHaveProperty(name);

  const { packages: locked } = z.parse(packages, JSON.parse(readFileSync("package-lock.json", "utf8")));
  const ofProduction = Object.entries(locked).filter(([path, { dev }]) => path !== "" && !dev);
  const namesOf = (paths: string[]) => new Set(paths.map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  expect(new Set(components.map(({ name }) => name))).toEqual(namesOf(ofProduction.map(([path]) => path)));
  for (const { name, hashes } of components) expect([name, hashes[0]?.alg]).toEqual([name, "SHA-512"]);
  expect(written).not.toMatch(/"url":/);
});

/** Commands are the same in package.json and in the workflow. */
test("R12.3 ASVS 15.2.1 the workflow runs the tests on each push, and once a week the audit of production and the list", () => {
  const workflow = readFileSync(".github/workflows/ci.yml", "utf8");
  for (const command of ["npm test", "npm run sbom", "npm audit --omit=dev --audit-level=high"])
    expect(workflow).toMatch(new RegExp(`run: ${command}$`, "m"));
  expect(workflow).toMatch(/^on:\n {2}push:\n {2}pull_request:\n {2}schedule:\n/m);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
});
