/** npm run bench -- page-cache [seconds]: the home page's response time while a teacher saves ten times a second, and without saves (decision 50). Needs a build. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loginEndpoint } from "#contract/accounts.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { loadDemoCity } from "#demo/load-city.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { readSettings } from "#server/settings/settings.ts";
import { noteFigure } from "./all/note-figure.ts";

process.env.NODE_ENV = "production";
const seconds = Number(process.argv[2] ?? 15);
const savesPerSecond = 10;
const readsPerSecond = 100;

const dir = await mkdtemp(join(tmpdir(), "nukkad-bench-"));
const postgres = await startEmbedded({ dir });
try {
  const { url } = postgres;
  await migrateDatabase(url);
  const database = openDatabase(url);
  const listener = await openListener(url);
  const settings = readSettings({ LOG_LEVEL: "silent", NUKKAD_DATA: dir });
  await loadDemoCity(database.db, { now: new Date() });
  const app = await createApp({ settings, url, database, listener, buildDir: join(import.meta.dirname, "../build") });

  const signedIn = await app.inject({
    method: loginEndpoint.method,
    url: loginEndpoint.path,
    payload: { email: "teacher@demo.test", role: "teacher", password: "Nukkad@2026" },
  });
  const authorization = `Bearer ${signedIn.json().token}`;

  async function readHome(): Promise<number> {
    const started = performance.now();
    const { statusCode } = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
    if (statusCode !== 200) throw new Error(`the home page was answered by ${statusCode}`);
    return performance.now() - started;
  }

  async function save(number: number): Promise<void> {
    const { statusCode } = await app.inject({
      method: saveTeacherProfileEndpoint.method,
      url: saveTeacherProfileEndpoint.path,
      headers: { authorization },
      payload: { bio: `Words of save ${number}.` },
    });
    if (statusCode !== 200) throw new Error(`a save was answered by ${statusCode}`);
  }

  /** The median of requests at a steady pace, however slow each is. */
  async function measure(saving: boolean): Promise<number> {
    const readings: Promise<number>[] = [];
    const saves: Promise<void>[] = [];
    for (let tick = 0; tick < seconds * readsPerSecond; tick++) {
      readings.push(readHome());
      if (saving && tick % (readsPerSecond / savesPerSecond) === 0) saves.push(save(tick));
      await sleep(1000 / readsPerSecond);
    }
    await Promise.all(saves);
    return (await Promise.all(readings)).toSorted((one, other) => one - other)[Math.floor(readings.length / 2)] ?? 0;
  }

  await readHome();
  const baseline = await measure(false);
  const saving = await measure(true);
  process.stdout.write(
    `page-cache: home p50 ${saving.toFixed(2)} ms under ${savesPerSecond} saves a second, ${baseline.toFixed(2)} ms quiet: ${(saving / baseline).toFixed(1)} times\n`,
  );
  noteFigure({
    what: "home page while a teacher saves, against quiet",
    seen: `${(saving / baseline).toFixed(1)} times`,
  });
  await app.close();
  await listener.close();
  await database.close();
} finally {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
