/** Finds endpoints of the contract that server/routes.ts does not mount: calling them would return 404. */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "#contract/endpoint.ts";
import { routesOf } from "#server/routes.ts";
import { readSettings } from "#server/settings/settings.ts";

/** Endpoints defined before they are mounted, by method and path; each has an open issue. */
const awaited: string[] = [];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;
}

/** Including those grouped in one object, such as the notification menu's. */
function endpointsIn(exported: unknown): Endpoint[] {
  if (isEndpoint(exported)) return [exported];
  const isPlain =
    typeof exported === "object" && exported !== null && Object.getPrototypeOf(exported) === Object.prototype;
  return isPlain ? Object.values(exported).filter(isEndpoint) : [];
}

export async function readContract(): Promise<Endpoint[]> {
  const files = globSync("contract/**/*.ts", { exclude: ["**/*.test.ts"] });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  return modules.flatMap((exports: object) => Object.values(exports).flatMap(endpointsIn));
}

/** Reads the table alone, so its handlers need not exist. */
function readMounted(): Endpoint[] {
  const nothing = { db: {}, pool: {} };
  const shares = { signIn: nothing, search: nothing, forgiving: nothing, sessions: nothing };
  const context = { ...nothing, shares, settings: readSettings({}), secret: Buffer.alloc(32) };
  return routesOf(context as never, {} as never).routes.map(({ endpoint }) => endpoint);
}

/** One sentence per endpoint that is defined and not mounted, or awaited and mounted. */
export function findUnmounted(defined: Endpoint[], mounted: Endpoint[], waiting: string[]): string[] {
  const answered = new Set(mounted.map(nameOf));
  const missing = [...new Set(defined.map(nameOf))].filter((name) => !answered.has(name) && !waiting.includes(name));
  return [
    ...missing.map((name) => `contract: ${name} is not mounted in server/routes.ts`),
    ...waiting
      .filter((name) => answered.has(name))
      .map((name) => `scripts/checks/find-unmounted-endpoints.ts: ${name} is awaited no longer`),
  ];
}

export async function findUnmountedEndpoints(): Promise<string[]> {
  return findUnmounted(await readContract(), readMounted(), awaited);
}
