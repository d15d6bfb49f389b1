/**
 * The router's list of routes as browsers get it, without what each route imports: three quarters of it, and read by nobody
 * there. The server, which names what a screen needs in its HTML, has its own. What a route has not goes unsaid.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";

const head = "window.__reactRouterManifest=";
const list = z.looseObject({ routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })) });

export function leanManifest(assets: string): void {
  const [file, ...others] = globSync(`${assets}/manifest-*.js`);
  const written = file === undefined ? "" : readFileSync(file, "utf8");
  if (file === undefined || others.length > 0 || !written.startsWith(head))
    throw new Error("The router no longer writes its routes as it did.");
  const { routes, ...rest } = z.parse(list, JSON.parse(written.slice(head.length).replace(/;\s*$/, "")));
  const lean = Object.entries(routes).map(([id, { imports: _, ...route }]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  ]);
  writeFileSync(file, `${head}${JSON.stringify({ ...rest, routes: Object.fromEntries(lean) })};`);
}
