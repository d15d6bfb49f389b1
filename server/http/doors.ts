/** The doors of documents, sign in and join, as HTML that a page puts up while React is still on its way (decision 121). */
import type { FastifyInstance } from "fastify";
import { doorsPath } from "#contract/every-page.ts";
import { type Language, languages } from "#contract/languages.ts";
import { factsGiven } from "#server/operator-facts.ts";
import type { Settings } from "#server/settings.ts";
import { sendPage } from "./send-page.ts";
import { compressWell, type StoredPage, storePage } from "./store-page.ts";
import type { Web } from "./web-build.ts";

type Options = { web: Web; settings: Pick<Settings, "development"> };

/** The same for everyone: nothing of the request reaches it, and it is written once for what the operator set. */
export function serveDoors(app: FastifyInstance, { web, settings }: Options): void {
  const kept = new Map<Language, { facts: string | undefined; page: Promise<StoredPage> }>();

  async function write(language: Language, facts: string | undefined): Promise<StoredPage> {
    const { writeDoors } = await web.load();
    return compressWell(storePage({ html: writeDoors(language, facts), policy: "" }));
  }

  function openPage(language: Language): Promise<StoredPage> {
    const facts = factsGiven();
    const known = kept.get(language);
    if (known && known.facts === facts && !settings.development) return known.page;
    const page = write(language, facts);
    kept.set(language, { facts, page });
    page.catch(() => kept.delete(language));
    return page;
  }

  for (const language of languages)
    app.get(doorsPath + language, async (request, reply) => {
      const page = await openPage(language);
      // A part of a page is nothing to find.
      reply.header("x-robots-tag", "noindex").header("content-language", language).header("vary", "accept-encoding");
      return sendPage(request, reply, page);
    });
}
