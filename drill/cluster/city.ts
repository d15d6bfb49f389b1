/** The people of a drill, with open sessions, as the load uses them. */
import { randomBytes } from "node:crypto";
import { readTool } from "./run-tool.ts";

/** `page`: the secret of the page session. `from`: their network. */
export type Townsperson = { id: string; email: string; token: string; page: string; from: string };
export type Town = { students: Townsperson[]; teachers: Townsperson[] };

export type TownSize = { students: number; teachers: number; listed: number };

/** By a program inside `root`, so that a version inserts people with its own schema. */
export async function seedCity(url: string, size: TownSize, root: string): Promise<Town> {
  const args = ["drill/cluster/seed-city.ts", url, JSON.stringify(size)];
  const said = await readTool(process.execPath, args, { cwd: root, env: { LOG_LEVEL: "silent" } });
  return JSON.parse(said.trim().split("\n").at(-1) ?? "");
}

export const freshSecret = () => randomBytes(32).toString("base64");
