/** For tests: the server's API as a process of its own, to be killed or stopped; prints its address when it listens. */
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { failFastWhenUnresponsive } from "#server/db/fail-fast-when-unresponsive.ts";
import { openListener } from "#server/db/listen.ts";
import { closeLater, closeOnSignals } from "#server/process/close-in-order.ts";
import { readSettings } from "#server/settings/settings.ts";

const settings = readSettings(process.env);
const url = settings.databaseUrl ?? "";
const database = openDatabase(url);
closeLater("database", database.close);
const listener = await openListener(url);
closeLater("listener", listener.close);
const app = await createApp({ settings, url, database, listener });
closeLater("app", () => app.close());
closeLater("silent database", () => failFastWhenUnresponsive(url));
closeOnSignals(app.log);
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
