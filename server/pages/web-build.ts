/** The server's interface to the web build, from the finished build or from Vite while developing. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { SetupError } from "#server/settings/settings.ts";
import type * as WebServer from "#web/server.tsx";
import { type CssInliner, openCssInliner } from "./critical-css/inline-css.ts";

export type WebBuild = Pick<typeof WebServer, "respond" | "describePage" | "bootScript">;
export type { Page, Transport, TransportAnswer, TransportRequest } from "#web/server.tsx";

export type Web = {
  load: () => Promise<WebBuild>;
  /** Hash of the build's sources. */
  buildId: string;
  /** URL of the documents' script. */
  enhance: string;
  /** What that script imports, to be loaded in parallel. */
  enhanceParts: string[];
  /** URLs of these modules' files, with their imports; none while developing. */
  filesOf: (modules: readonly string[]) => string[];
  /** A module that must run before any other on a page; only while developing. */
  preamble: string | undefined;
  /** Folder of files to serve as they are; absent while Vite serves them. */
  clientDir: string | undefined;
  /** Inlines a document's critical CSS; absent while developing, when the whole stylesheet is linked. */
  carrier?: CssInliner;
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Files of everything an entry imports, once each. */
function partsOf(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  for (const name of manifest[entry]?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    partsOf(manifest, name, seen);
  }
  return seen;
}

export async function openBuild(dir: string): Promise<Web> {
  try {
    const build: WebBuild = await import(pathToFileURL(`${dir}/server/index.js`).href);
    const manifest: Manifest = JSON.parse(await readFile(`${dir}/client/.vite/manifest.json`, "utf8"));
    const enhance = manifest["web/enhance.ts"];
    if (enhance === undefined) throw new Error("no enhance entry");
    const addressesOf = (names: Iterable<string>) => [...names].map((name) => `/${manifest[name]?.file}`);
    const filesOf = (modules: readonly string[]) =>
      addressesOf(new Set(modules.flatMap((name) => [name, ...partsOf(manifest, name)])));
    return {
      load: async () => build,
      buildId: await readFile(`${dir}/id`, "utf8"),
      enhance: `/${enhance.file}`,
      enhanceParts: addressesOf(partsOf(manifest, "web/enhance.ts")),
      filesOf,
      preamble: undefined,
      clientDir: `${dir}/client`,
      carrier: openCssInliner(`${dir}/client`),
    };
  } catch (error) {
    throw new SetupError("The web build is missing or broken; run npm run build.", { cause: error });
  }
}
