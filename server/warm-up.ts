/**
 * Before a process listens it answers some questions to itself: what runs for the first time takes many times as long, and the
 * first who come would wait for it together.
 */
import type { FastifyInstance } from "fastify";
import { addressIn } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";

/** What nearly everybody comes by; none of it is counted as a search. */
const paths = ["/", "/home-tuition", "/student-dashboard"];
/** Milliseconds: a database that is slow does not keep a process from serving what it can. */
const patience = 10_000;

export async function warmUp(app: FastifyInstance): Promise<void> {
  const until = performance.now() + patience;
  for (const path of paths)
    for (const language of languages) {
      if (performance.now() > until) return;
      const { statusCode } = await app.inject({
        url: addressIn(language, path),
        headers: { "accept-encoding": "gzip, br" },
      });
      app.log.debug({ path, language, statusCode }, "warmed up");
    }
}
