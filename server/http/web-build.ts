/** What the server needs of the web, from the finished build or from Vite while developing. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { SetupError } from "#server/settings.ts";
import type * as WebServer from "#web/server.tsx";

export type WebBuild = Pick<typeof WebServer, "respond" | "describePage" | "bootScript">;
export type { Page, Transport } from "#web/server.tsx";

export type Web = {
  load: () => Promise<WebBuild>;
  /** Address of the script that documents load. */
  enhance: string;
  /** A module that must run before any other on a page; only while developing. */
  preamble: string | undefined;
  /** Folder of files to serve as they are; absent while Vite serves them. */
  clientDir: string | undefined;
};

type Manifest = Record<string, { file: string }>;

export async function openBuild(dir: string): Promise<Web> {
  try {
    const build: WebBuild = await import(pathToFileURL(`${dir}/server/index.js`).href);
    const manifest: Manifest = JSON.parse(await readFile(`${dir}/client/.vite/manifest.json`, "utf8"));
    const enhance = manifest["web/enhance.ts"];
    if (enhance === undefined) throw new Error("no enhance entry");
    return { load: async () => build, enhance: `/${enhance.file}`, preamble: undefined, clientDir: `${dir}/client` };
  } catch (error) {
    throw new SetupError("The web build is missing or broken; run npm run build.", { cause: error });
  }
}
