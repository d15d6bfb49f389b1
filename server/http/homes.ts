/** The homes of dashboards as HTML that stands until React is there (decision 125): each for its owner alone, kept nowhere. */
import type { FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { homeCalls } from "#contract/home.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { factsGiven } from "#server/operator-facts.ts";
import { Refusal } from "#server/refusal.ts";
import type { Caller } from "./caller.ts";
import { openInside, type Route, route } from "./endpoint.ts";
import { bodyOf } from "./errors.ts";
import { hasJustSaved } from "./just-saved.ts";
import { type RawAnswer, sendBytes } from "./raw-answer.ts";
import { whileRendering } from "./rendering.ts";
import type { Transport, Web } from "./web-build.ts";

/** `routes`: those of the calls that homes are made of. `openWeb`: undefined where there are no pages. */
export function homeRoutes(routes: () => readonly Route[], openWeb: () => Web | undefined): Route[] {
  const askInside = openInside(routes);
  /** What stands on it is asked for as the caller, who has just been found: each call keeps its own door. */
  const transportOf =
    (caller: Caller<readonly MemberRole[]>, request: FastifyRequest): Transport =>
    async ({ url }) => {
      try {
        const { json, headers } = await askInside(url, caller, request);
        return { status: 200, headers, body: json };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: errorStatus[error.code], headers: {}, body: JSON.stringify(bodyOf(error)) };
      }
    };

  async function sendHome(
    role: MemberRole,
    caller: Caller<readonly MemberRole[]>,
    request: FastifyRequest,
  ): Promise<RawAnswer> {
    const web = openWeb();
    if (web === undefined) throw new Refusal("not_found");
    const { writeHome } = await web.load();
    const { language } = caller;
    const transport = transportOf(caller, request);
    const page = { whenSent: [], begun: performance.now(), forSaver: hasJustSaved(request) };
    const html = await whileRendering(page, () => writeHome({ role, language, facts: factsGiven(), transport }));
    if (html === null) throw new Refusal("overloaded");
    // By which a frame that was kept sees that there was a release.
    const build = { "x-build": web.buildId };
    const headers = { "cache-control": "no-store", "content-language": language, "x-robots-tag": "noindex", ...build };
    return sendBytes("text/html; charset=utf-8", Buffer.from(html), headers);
  }

  return [
    route(homeCalls.student, ({ caller, request }) => sendHome("student", caller, request)),
    route(homeCalls.teacher, ({ caller, request }) => sendHome("teacher", caller, request)),
  ];
}
