/** The SSR entry point: resolves an address to its language and kind, and sends a cached document or a fresh app. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { lessonPath } from "#contract/class-book.ts";
import { contactPath } from "#contract/contact-messages.ts";
import { errorStatus } from "#contract/errors.ts";
import { authPaths } from "#contract/every-page.ts";
import { languageCookie, languageCookieLife, pageLanguageHeader, splitLanguage } from "#contract/language.ts";
import { appealPath } from "#contract/office/appeal-path.ts";
import { answerPath } from "#contract/questions.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { FindReader, SignedIn } from "#server/http/caller.ts";
import { limitWork, requesterOf } from "#server/http/classes-of-work.ts";
import { type LoadedRoute, openCallAs } from "#server/http/endpoint.ts";
import { bodyOf } from "#server/http/errors.ts";
import { hasJustWritten } from "#server/http/read-your-writes.ts";
import { type PageRendering, whileRendering } from "#server/http/rendering.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import { factsGiven } from "#server/settings/operator-facts.ts";
import type { Settings } from "#server/settings/settings.ts";
import { overload } from "#server/settings/tuning.ts";
import { callInside } from "./call-in-process.ts";
import { appPolicy, documentPolicy } from "./content-security-policy.ts";
import { isBusy, sendBusyPage } from "./overload-page.ts";
import { type Made, PageCache } from "./page-cache.ts";
import { servePageForms } from "./page-forms.ts";
import { documentAddress, languageOfPage } from "./page-language.ts";
import { addCall, noSubjects, type Subjects } from "./page-subjects.ts";
import { sendPage } from "./send-page.ts";
import type { CachedPageServer } from "./serve-cached-page.ts";
import type { DocumentText } from "./store-page.ts";
import type { Page, Transport, Web } from "./web-build.ts";

/** `once`: it contains one reader's data, and is not cached. */
export type PageAnswer = { status: number; location: string | null; document: DocumentText; once?: boolean };

/** `now`: the clock by which pages expire, in milliseconds. */
type Options = {
  web: Web;
  settings: Settings;
  quick: CachedPageServer;
  routes: readonly LoadedRoute[];
  findReader: FindReader;
  now?: (() => number) | undefined;
};

/** Mounts the pages after everything else; returns the cache, to be notified of data changes. */
export function servePages(
  app: FastifyInstance,
  { web, settings, quick, routes, findReader, now }: Options,
): PageCache<PageAnswer> {
  const cache = new PageCache<PageAnswer>({ ...(now && { now }) });
  const inTurn = limitWork("pages");
  const callAs = openCallAs(routes);
  const provider = settings.analytics?.script;
  // Our own origin needs no entry in the policy.
  const outside = provider?.startsWith(`${settings.origin}/`) ? undefined : provider;
  if (!settings.development) quick.open(cache);

  function pageOf(
    language: Language,
    path: string,
    nonce: string | undefined,
    request: FastifyRequest,
    reading = noReading(request),
    transport = transportOf(app, language, request, reading),
  ): Page {
    return {
      language,
      path,
      origin: settings.origin,
      nonce,
      demo: settings.demo,
      facts: factsGiven(),
      analytics: settings.analytics,
      enhance: web.enhance,
      enhanceParts: web.enhanceParts,
      filesOf: web.filesOf,
      preamble: web.preamble,
      reader: null,
      transport,
      report: (error) =>
        reading.wasRefused
          ? request.log.warn({ failure: describeError(error) }, "a call of a page was refused")
          : request.log.error({ failure: describeError(error) }, "page failed"),
    };
  }

  async function makeDocument(request: Request, page: Page): Promise<PageAnswer> {
    const { respond, bootScript } = await web.load();
    const answer = await respond(request, page);
    const plain = await answer.text();
    const { html, style } = web.carrier?.carrySheet(plain) ?? { html: plain, style: "" };
    const document = { html, policy: documentPolicy({ script: bootScript, style, analytics: outside }) };
    return { status: answer.status, location: answer.headers.get("location"), document };
  }

  /** `once`: it is one reader's, and not cached. */
  async function renderDocument(
    language: Language,
    path: string,
    request: FastifyRequest,
    once: boolean,
  ): Promise<Made<PageAnswer>> {
    const reading = noReading(request);
    const page = pageOf(language, path, undefined, request, reading);
    const answer = await makeDocument(new Request(settings.origin + path), page);
    // One with a failed call is sent, but not cached.
    const { subjects, whenSent } = reading;
    if (answer.status === 200 && !reading.wasRefused && !once)
      return { document: { ...answer.document, whenSent }, subjects };
    if (answer.status === 500 && reading.wasRefused) throw new Refusal("overloaded");
    return { answer: { ...answer, once }, away: reading.wasRefused };
  }

  /** Rendered for its reader (R2.1), or the same shell for everybody else, with the guard in the browser. */
  async function sendApp(language: Language, path: string, request: FastifyRequest, reply: FastifyReply) {
    const { respond } = await web.load();
    const nonce = randomBytes(16).toString("base64");
    const page = pageOf(language, path, nonce, request);
    const answer = await inTurn(requesterOf(request), async () => {
      const signedIn = await findReader(request, reply).catch((error: unknown) => {
        request.log.warn({ failure: describeError(error) }, "page session: not read, so the anonymous page is sent");
        return null;
      });
      if (signedIn !== null) reply.header("cache-control", "private, no-store");
      const shown = signedIn === null ? page : { ...page, ...pageFor(signedIn, language, request) };
      return whileRendering(noReading(request), () => respond(new Request(settings.origin + path), shown));
    });
    const location = answer.headers.get("location");
    if (location !== null) return reply.redirect(location, answer.status);
    reply.code(answer.status).type("text/html; charset=utf-8");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
    reply.header("content-language", language);
    // Pages of one reader are not to be indexed.
    reply.header("x-robots-tag", "noindex");
    if (!settings.development) reply.header("content-security-policy", appPolicy(nonce, outside));
    return reply.send(answer.body === null ? "" : Readable.fromWeb(answer.body as never));
  }

  /** Its loaders' calls have the rights of the reader, each checked by its own guard. */
  function pageFor(
    signedIn: SignedIn,
    language: Language,
    request: FastifyRequest,
  ): Pick<Page, "reader" | "transport"> {
    const { ip: address, headers } = request;
    const caller = { signedIn, address, userAgent: headers["user-agent"] ?? "", language };
    const { id, role } = signedIn.account;
    return {
      reader: { id, role },
      async transport({ url }) {
        try {
          const { json, headers } = await callAs(url, caller, request);
          return { status: 200, headers, body: json };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return { status: errorStatus[error.code], headers: {}, body: JSON.stringify(bodyOf(error)) };
        }
      },
    };
  }

  /** A form posted to a document, within the turns of pages. */
  async function answerForm(address: URL, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const { path } = splitLanguage(address.pathname);
    const posted = new Request(settings.origin + path, {
      method: "POST",
      headers: { "content-type": request.headers["content-type"] ?? "" },
      body: String(request.body),
    });
    const reading = noReading(request);
    const page = pageOf(
      language,
      path,
      undefined,
      request,
      reading,
      formTransport(app, language, { request, reply }, reading),
    );
    const made = await inTurn(requesterOf(request), () => makeDocument(posted, page));
    // It may contain the typed values.
    return sendOnce(reply, { ...made, once: true });
  }

  /** A document that is not cached. */
  function sendOnce(reply: FastifyReply, { status, location, document, once }: PageAnswer) {
    // A redirect page has a titled body (R2.4).
    if (location !== null) reply.header("location", location);
    if (once) reply.header("cache-control", "no-store");
    if (!settings.development) reply.header("content-security-policy", document.policy);
    return reply.code(status).type("text/html; charset=utf-8").send(document.html);
  }

  async function servePage(address: URL, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const moved = movedTo(address);
    if (moved !== null) {
      if (moved.language !== null) saveLanguage(reply, moved.language);
      return reply.redirect(moved.location, moved.language === null ? 301 : 302);
    }
    const { language: named, path: pathname } = splitLanguage(address.pathname);
    if (named !== null && "x-language-choice" in request.headers) saveLanguage(reply, named);
    const { describePage } = await web.load();
    const described = describePage(new URL(settings.origin + pathname + address.search));
    const isApp = described.kind === "app";
    // Apps have no address per language: the choice is stored in a cookie instead.
    if (isApp && named !== null) return saveLanguage(reply, named).redirect(pathname + address.search, 302);
    if (isApp) {
      reply.header("vary", "cookie, accept-language, accept-encoding");
      if (described.isPrivate) reply.header("cache-control", "no-store");
      return sendApp(language, pathname + address.search, request, reply);
    }
    const key = `${language} ${described.path}`;
    // Concurrent requests for the same page wait for this rendering: it does not end when the first requester disconnects.
    const requester = { network: networkOf(request.ip) };
    const render = () =>
      inTurn(requester, () => renderDocument(language, described.path, request, described.isPrivate ?? false));
    if (settings.development) cache.clear();
    const made = await cache.get(key, render, { fresh: hasJustWritten(request) });
    reply.header("vary", named === null ? "cookie, accept-language, accept-encoding" : "accept-encoding");
    reply.header("content-language", language);
    if ("answer" in made) {
      if (made.answer.status === 503) reply.header("retry-after", String(overload.retryAfterSeconds));
      return sendOnce(reply, made.answer);
    }
    // Tells the service worker that it may cache this, and that there was a release.
    if (described.type === undefined) reply.header("x-build", web.buildId);
    if (!settings.development) {
      reply.header("content-security-policy", made.page.policy).type(`${described.type ?? "text/html"}; charset=utf-8`);
      quick.remember(request, reply, key);
    }
    return sendPage(request, reply, made.page, described.type);
  }

  const languageOf = (request: FastifyRequest) => languageOfPage(settings.origin, request);
  const inLanguage = (serve: typeof servePage) => (request: FastifyRequest, reply: FastifyReply) => {
    const address = documentAddress(settings.origin, request.url);
    return address === null ? reply.callNotFound() : serve(address, languageOf(request), request, reply);
  };
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal && isBusy(error)) return sendBusyPage(reply, languageOf(request), error);
    throw error;
  };
  app.get("/*", { errorHandler }, inLanguage(servePage));
  const forms = [contactPath, answerPath, appealPath, lessonPath, ...Object.values(authPaths)];
  servePageForms(app, forms, { origin: settings.origin, errorHandler, answer: inLanguage(answerForm) });
  return cache;
}

/** Addresses that only redirect: a trailing slash, and `/en/...`, which chooses English without a script. */
function movedTo(address: URL): { location: string; language: Language | null } | null {
  const english = /^\/en(\/.*)?$/.exec(address.pathname);
  if (english !== null) return { location: (english[1] ?? "/") + address.search, language: "en" };
  if (address.pathname.length > 1 && address.pathname.endsWith("/"))
    return { location: address.pathname.slice(0, -1) + address.search, language: null };
  return null;
}

function saveLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.setCookie(languageCookie, language, { path: "/", maxAge: languageCookieLife, sameSite: "lax" });
}

/** What a rendering read: the subjects of its calls, and whether one of them was refused. */
type Reading = PageRendering & { subjects: Subjects; wasRefused: boolean };

const noReading = (request: FastifyRequest): Reading => ({
  subjects: noSubjects(),
  wasRefused: false,
  whenSent: [],
  begun: performance.now(),
  forSaver: hasJustWritten(request),
});

/** Documents are the same for everyone, so the visitor's cookie and token never reach their loaders. Their calls are recorded. */
function transportOf(app: FastifyInstance, language: Language, request: FastifyRequest, reading: Reading): Transport {
  return async ({ headers, ...call }) => {
    const sent = { ...call, headers: { ...headers, "accept-language": language } };
    const answer = await callInside(app, request, reading, sent);
    if (answer.status === 503 || answer.status === 429) reading.wasRefused = true;
    addCall(reading.subjects, call.url, answer.body);
    return answer;
  };
}

type Posted = { request: FastifyRequest; reply: FastifyReply };

/** The answer to a posted form is one person's: its calls are made as by their browser, and may set its cookies. */
function formTransport(
  app: FastifyInstance,
  language: Language,
  { request, reply }: Posted,
  reading: Reading,
): Transport {
  const plain = transportOf(app, language, request, reading);
  return async ({ headers, ...call }) => {
    const { cookie, "user-agent": agent } = request.headers;
    const own = { ...(cookie && { cookie }), ...(agent && { "user-agent": agent }), [pageLanguageHeader]: language };
    const answer = await plain({ ...call, headers: { ...headers, ...own } });
    for (const set of answer.cookies ?? []) reply.header("set-cookie", set);
    return answer;
  };
}
