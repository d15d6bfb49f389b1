/** The jobs of a killed process, such as mails with codes, are soon taken over by another. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { openListener } from "#server/db/listen.ts";
import { createTestDatabase } from "#test/database.ts";
import { openJobs } from "./boss.ts";

const quiet = { warn: () => {}, error: () => {} };
const person = { email: "asha@demo.test", role: "student" } as const;

test("R7.4 mails and codes of a killed process are sent by another within half a minute", async () => {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url, { max: 2 });
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../test/delay-jobs.ts"), copy.url, "mail", "code"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const held: string[] = [];
  createInterface(child.stdout).on("line", (queue) => held.push(queue));
  const listener = await openListener(copy.url);
  const jobs = await openJobs({ url: copy.url, listener, log: quiet });
  const to = { name: "Asha", address: person.email };
  await jobs.send(database.db, "mail", {
    order: { kind: "welcome", to, role: person.role, language: "en", params: {} },
  });
  await jobs.send(database.db, "code", { ...person, purpose: "reset_password", registered: false });
  await vi.waitFor(() => expect(held.toSorted()).toEqual(["code", "mail"]), { timeout: 30_000 });

  child.kill("SIGKILL");
  await once(child, "exit");
  const worked: string[] = [];
  await jobs.work("mail", async () => void worked.push("mail"));
  await jobs.work("code", async () => void worked.push("code"));
  await vi.waitFor(() => expect(worked.toSorted()).toEqual(["code", "mail"]), { timeout: 30_000, interval: 100 });
  await jobs.stop();
  await listener.close();
  await database.close();
  await copy.drop();
}, 90_000);
