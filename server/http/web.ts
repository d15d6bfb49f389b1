/** The SSR seam: an address comes in, its language and kind are found, and a cached document or frame or a fresh app goes out. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { lessonPath } from "#contract/class-book.ts";
import { contactPath } from "#contract/contact.ts";
import { chooseLanguage, languageCookie, languageCookieLife, splitLanguage } from "#contract/language.ts";
import { overload } from "#contract/limits.ts";
import { appealPath } from "#contract/office/appeal-path.ts";
import { answerPath } from "#contract/questions.ts";
import type { Language } from "#contract/vocabulary.ts";
import { describeError } from "#server/describe-error.ts";
import type { FairLimiter } from "#server/fair-limiter.ts";
import { networkOf } from "#server/network-of.ts";
import { factsGiven } from "#server/operator-facts.ts";
import { Refusal } from "#server/refusal.ts";
import type { Settings } from "#server/settings.ts";
import { isBusy, sendBusyPage } from "./busy-page.ts";
import { callInside } from "./call-inside.ts";
import { askerOf, limitWork } from "./classes-of-work.ts";
import { hasJustSaved } from "./just-saved.ts";
import { letIn } from "./let-in.ts";
import { type Made, PageCache } from "./page-cache.ts";
import { servePageForms } from "./page-forms.ts";
import { addCall, noSubjects, type Subjects } from "./page-subjects.ts";
import { appPolicy, documentPolicy } from "./policy.ts";
import type { QuickPages } from "./quick-pages.ts";
import type { PageRendering } from "./rendering.ts";
import { sealFrame } from "./seal-frame.ts";
import { sendPage } from "./send-page.ts";
import type { DocumentText } from "./store-page.ts";
import type { Page, Transport, Web } from "./web-build.ts";

/** `once`: it holds what is one reader's, and is kept nowhere. */
export type PageAnswer = { status: number; location: string | null; document: DocumentText; once?: boolean };

/** `now`: the clock by which pages grow old, in milliseconds. */
type Options = { web: Web; settings: Settings; quick: QuickPages; now?: (() => number) | undefined };

/** Mounts the pages behind everything else; gives back the cache, to be told of changes of the data behind it. */
export function servePages(app: FastifyInstance, { web, settings, quick, now }: Options): PageCache<PageAnswer> {
  const cache = new PageCache<PageAnswer>({ ...(now && { now }) });
  const limit = limitWork("pages");
  const inTurn: FairLimiter = (asker, make) =>
    limit(asker, async () => {
      await letIn();
      return make();
    });
  const provider = settings.analytics?.script;
  // What we serve ourselves needs no word in the policy.
  const outside = provider?.startsWith(`${settings.origin}/`) ? undefined : provider;
  if (!settings.development) quick.open(cache);

  function pageOf(
    language: Language,
    path: string,
    nonce: string | undefined,
    request: FastifyRequest,
    reading = noReading(request),
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
      build: web.buildId,
      preamble: web.preamble,
      transport: transportOf(app, language, request, reading),
      report: (error) =>
        reading.wasRefused
          ? request.log.warn({ failure: describeError(error) }, "a page went without what it asked for")
          : request.log.error({ failure: describeError(error) }, "page failed"),
    };
  }

  async function makeDocument(asked: Request, page: Page): Promise<PageAnswer> {
    const { respond, bootScript } = await web.load();
    const answer = await respond(asked, page);
    const plain = await answer.text();
    const { html, style } = web.carrier?.carrySheet(plain) ?? { html: plain, style: "" };
    const document = { html, policy: documentPolicy({ script: bootScript, style, analytics: outside }) };
    const once = answer.headers.get("cache-control") === "no-store";
    return { status: answer.status, location: answer.headers.get("location"), document, once };
  }

  async function renderDocument(language: Language, path: string, request: FastifyRequest): Promise<Made<PageAnswer>> {
    const reading = noReading(request);
    const page = pageOf(language, path, undefined, request, reading);
    const answer = await makeDocument(new Request(settings.origin + path), page);
    // One that had to do without something is shown, but not kept.
    const { subjects, whenSent } = reading;
    if (answer.status === 200 && !reading.wasRefused && !answer.once)
      return { document: { ...answer.document, whenSent }, subjects };
    if (answer.status === 500 && reading.wasRefused) throw new Refusal("overloaded");
    return { answer, away: reading.wasRefused };
  }

  /** The home of a dashboard, the same for everyone: kept as documents are. */
  async function renderFrame(language: Language, path: string, request: FastifyRequest): Promise<Made<PageAnswer>> {
    const { respond } = await web.load();
    // Of letters and digits, as data write it as it is.
    const nonce = randomBytes(16).toString("hex");
    const answer = await respond(new Request(settings.origin + path), pageOf(language, path, nonce, request));
    const html = await answer.text();
    const document = sealFrame(web.carrier?.carryOutline(html, nonce, `${language} ${path}`) ?? html, nonce, outside);
    if (answer.status === 200) return { document, subjects: noSubjects() };
    return { answer: { status: answer.status, location: answer.headers.get("location"), document, once: true } };
  }

  async function sendApp(language: Language, path: string, request: FastifyRequest, reply: FastifyReply) {
    const { respond, hasOutline } = await web.load();
    const nonce = randomBytes(16).toString("base64");
    const answer = await inTurn(askerOf(request), () =>
      respond(new Request(settings.origin + path), pageOf(language, path, nonce, request)),
    );
    const location = answer.headers.get("location");
    if (location !== null) return reply.redirect(location, answer.status);
    reply.code(answer.status).type("text/html; charset=utf-8").header("cache-control", "no-cache");
    reply.header("content-language", language);
    hideFromEngines(reply);
    if (!settings.development) reply.header("content-security-policy", appPolicy(nonce, outside));
    if (answer.body === null || !web.carrier || !hasOutline(path))
      return reply.send(answer.body === null ? "" : Readable.fromWeb(answer.body as never));
    return reply.send(web.carrier.carryOutline(await answer.text(), nonce, `${language} ${path}`));
  }

  /** A form that was posted to a document, in the turn of pages. */
  async function answerForm(address: URL, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const { path } = splitLanguage(address.pathname);
    const posted = new Request(settings.origin + path, {
      method: "POST",
      headers: { "content-type": request.headers["content-type"] ?? "" },
      body: String(request.body),
    });
    const page = pageOf(language, path, undefined, request);
    return sendOnce(reply, await inTurn(askerOf(request), () => makeDocument(posted, page)));
  }

  /** A document that is not kept. */
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
      if (moved.language !== null) keepLanguage(reply, moved.language);
      return reply.redirect(moved.location, moved.language === null ? 301 : 302);
    }
    const { language: named, path: pathname } = splitLanguage(address.pathname);
    if (named !== null && "x-language-choice" in request.headers) keepLanguage(reply, named);
    const { describePage, hasOutline } = await web.load();
    const described = describePage(new URL(settings.origin + pathname + address.search));
    const isApp = described.kind === "app";
    // Apps have no address of their own in a language: the choice is remembered instead.
    if (isApp && named !== null) return keepLanguage(reply, named).redirect(pathname + address.search, 302);
    // What an address asks for besides is no part of what everyone gets.
    const isFrame = isApp && !settings.development && address.search === "" && hasOutline(pathname);
    if (isApp && !isFrame) {
      reply.header("vary", "cookie, accept-language, accept-encoding");
      return sendApp(language, pathname + address.search, request, reply);
    }
    const key = `${language} ${described.path}`;
    // Whoever asks for the same page meanwhile waits for this rendering: it does not end with the first asker.
    const asker = { network: networkOf(request.ip) };
    const renderKind = isFrame ? renderFrame : renderDocument;
    const render = () => inTurn(asker, () => renderKind(language, described.path, request));
    if (settings.development) cache.clear();
    const made = await cache.get(key, render, { fresh: hasJustSaved(request) });
    reply.header("vary", named === null ? "cookie, accept-language, accept-encoding" : "accept-encoding");
    reply.header("content-language", language);
    if (isFrame) hideFromEngines(reply);
    if ("answer" in made) {
      if (made.answer.status === 503) reply.header("retry-after", String(overload.retryAfterSeconds));
      return sendOnce(reply, made.answer);
    }
    // By this the service worker knows what it may keep, and that there was a release.
    if (described.type === undefined) reply.header("x-build", web.buildId);
    if (!settings.development) {
      reply.header("content-security-policy", made.page.policy).type(`${described.type ?? "text/html"}; charset=utf-8`);
      quick.remember(request, reply, key);
    }
    return sendPage(request, reply, made.page, described.type);
  }

  /** Cookies are read here: too busy a process turns requests away before they are parsed. */
  const languageOf = ({ url, headers }: FastifyRequest) =>
    chooseLanguage({
      address: addressOf(settings.origin, url)?.pathname ?? "/",
      cookie: app.parseCookie(headers.cookie ?? "")[languageCookie],
      acceptLanguage: headers["accept-language"],
    });
  const inLanguage = (serve: typeof servePage) => (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(settings.origin, request.url);
    return address === null ? reply.callNotFound() : serve(address, languageOf(request), request, reply);
  };
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal && isBusy(error)) return sendBusyPage(reply, languageOf(request), error);
    throw error;
  };
  app.get("/*", { errorHandler }, inLanguage(servePage));
  const forms = [contactPath, answerPath, appealPath, lessonPath];
  servePageForms(app, forms, { origin: settings.origin, errorHandler, answer: inLanguage(answerForm) });
  return cache;
}

/** Null for what no browser asks for: an address that cannot be read, or one that would name another host. */
function addressOf(origin: string, target: string): URL | null {
  if (!URL.canParse(origin + target)) return null;
  const address = new URL(origin + target);
  if (address.origin !== origin || address.pathname.includes("//") || address.pathname.endsWith(".data")) return null;
  try {
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return null;
  }
}

/** Addresses that only lead on: a slash at the end, and `/en/...`, which chooses English without needing a script. */
function movedTo(address: URL): { location: string; language: Language | null } | null {
  const english = /^\/en(\/.*)?$/.exec(address.pathname);
  if (english !== null) return { location: (english[1] ?? "/") + address.search, language: "en" };
  if (address.pathname.length > 1 && address.pathname.endsWith("/"))
    return { location: address.pathname.slice(0, -1) + address.search, language: null };
  return null;
}

/** A frame without its contents is nothing to find. */
const hideFromEngines = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex");

function keepLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.setCookie(languageCookie, language, { path: "/", maxAge: languageCookieLife, sameSite: "lax" });
}

/** What a page was made of: whom its calls spoke of, and whether one of them was turned away. */
type Reading = PageRendering & { subjects: Subjects; wasRefused: boolean };

const noReading = (request: FastifyRequest): Reading => ({
  subjects: noSubjects(),
  wasRefused: false,
  whenSent: [],
  begun: performance.now(),
  forSaver: hasJustSaved(request),
});

/** Documents are the same for everyone, so the visitor's cookie and token never reach their loaders. What they read is noted. */
function transportOf(app: FastifyInstance, language: Language, request: FastifyRequest, reading: Reading): Transport {
  return async ({ headers, ...asked }) => {
    const sent = { ...asked, headers: { ...headers, "accept-language": language } };
    const answer = await callInside(app, request, reading, sent);
    if (answer.status === 503 || answer.status === 429) reading.wasRefused = true;
    addCall(reading.subjects, asked.url, answer.body);
    return answer;
  };
}
