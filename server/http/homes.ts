/** The homes of dashboards as HTML that stands until React is there (decision 125): each for its owner alone, kept nowhere. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { homeCalls } from "#contract/home.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { factsGiven } from "#server/operator-facts.ts";
import { Refusal } from "#server/refusal.ts";
import { callInside } from "./call-inside.ts";
import type { Caller } from "./caller.ts";
import { type Route, route } from "./endpoint.ts";
import { hasJustSaved } from "./just-saved.ts";
import { type RawAnswer, sendBytes } from "./raw-answer.ts";
import type { Transport, Web } from "./web-build.ts";

/** `openWeb`: undefined where there are no pages. */
export function homeRoutes(app: Pick<FastifyInstance, "routing">, openWeb: () => Web | undefined): Route[] {
  /** What stands on it is asked for as the caller, who has just been found: each call keeps its own door. */
  const transportOf =
    (request: FastifyRequest, { signedIn, language }: Caller<readonly MemberRole[]>): Transport =>
    ({ headers, ...asked }) => {
      const { authorization = "" } = request.headers;
      const sent = { ...asked, headers: { ...headers, authorization, [pageLanguageHeader]: language } };
      return callInside(
        app,
        request,
        { whenSent: [], begun: performance.now(), forSaver: hasJustSaved(request), signedIn },
        sent,
      );
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
    const transport = transportOf(request, caller);
    const html = await writeHome({ role, language, facts: factsGiven(), transport });
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
