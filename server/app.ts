/** Composes settings, database and web build into one Fastify application; tests use it as the server does. */

import { tmpdir } from "node:os";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { brand } from "#content/brand.ts";
import { openFindReader } from "#server/accounts/find-reader.ts";
import { findLiveSessions } from "#server/accounts/live-session.ts";
import { pruneSecurityLog } from "#server/accounts/security-log.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import type { ConnectionLimits } from "#server/db/connection-limits.ts";
import type { DatabaseListener } from "#server/db/listen.ts";
import { migrationsApplied, readExpected } from "#server/db/migrate.ts";
import { openReplica } from "#server/db/replica.ts";
import { openShares } from "#server/db/shares.ts";
import { type SlowStatement, watchStatements } from "#server/db/slow-statements.ts";
import { keepArrivalsSwept } from "#server/files/arriving-uploads.ts";
import { readFreeSpace, watchSpace } from "#server/files/free-space.ts";
import { servePhotos } from "#server/files/serve-photos.ts";
import { openAntivirus } from "#server/gateways/antivirus.ts";
import { openFileStore } from "#server/gateways/file-store.ts";
import { openJobs } from "#server/jobs/boss.ts";
import { measureRequests } from "#server/metrics/measure-requests.ts";
import { serveMetrics } from "#server/metrics/serve-metrics.ts";
import { openStreams } from "#server/notifications/streams.ts";
import { Refusal } from "#server/refusal.ts";
import { routesOf } from "#server/routes.ts";
import { countSearches } from "#server/search/count-searches.ts";
import { checkIndex } from "#server/search/index/check-index.ts";
import { openSearchIndex } from "#server/search/index/search-index.ts";
import { serveVideos } from "#server/videos/serve-videos.ts";
import { openAnswerOnce } from "./http/answer-once.ts";
import { answerClientError } from "./http/client-error.ts";
import { endLines } from "./http/close-connections.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { serveDocs } from "./http/docs.ts";
import { loadSchemas, mountRoutes } from "./http/endpoint.ts";
import { handleErrors, sendRefusal, sendUnroutable } from "./http/errors.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { serveHealth } from "./http/health.ts";
import { markWriters } from "./http/read-your-writes.ts";
import { refuseOtherMethods } from "./http/refuse-methods.ts";
import { isForPage } from "./http/rendering.ts";
import { openReplicaRead } from "./http/replica-read.ts";
import { describeError } from "./logging/describe-error.ts";
import { accessLines, loggerOptions, openOutput } from "./logging/logger.ts";
import { openReadableLog } from "./logging/readable-log.ts";
import { chooseRequestId, currentRequestId, sendRequestIds } from "./logging/request-id.ts";
import { traceRequests } from "./logging/traces.ts";
import { countOldReads, measureProcess } from "./metrics/measure-process.ts";
import { serveOgImages } from "./og-images/serve-og-images.ts";
import { serveAssets } from "./pages/assets.ts";
import { serveManifests } from "./pages/manifest.ts";
import { parseChange } from "./pages/page-subjects.ts";
import { serveCachedPages } from "./pages/serve-cached-page.ts";
import { servePages } from "./pages/serve-pages.ts";
import { openBuild, type Web } from "./pages/web-build.ts";
import { closeStep } from "./process/close-in-order.ts";
import { startWork } from "./process/start-workers.ts";
import { serveIndexNowKey } from "./seo/indexnow-key.ts";
import { serveSitemaps } from "./seo/serve-sitemaps.ts";
import { followFacts } from "./settings/operator-facts.ts";
import { openSecrets } from "./settings/secret.ts";
import type { Settings } from "./settings/settings.ts";
import { setTimeScale } from "./settings/time-scale.ts";
import { bodies, overload } from "./settings/tuning.ts";

export type AppParts = {
  settings: Settings;
  /** The database URL; calls open connections of their own, per class of work. */
  url: string;
  /** For jobs, and for what must answer when the connections of calls are all in use. */
  database: Database;
  listener: DatabaseListener;
  /** For tests: the time limits of database connections. */
  connectionLimits?: ConnectionLimits;
  /** Receives log lines as JSON; absent: standard output, readable text in demo and development. */
  logStream?: { write(line: string): void };
  /** Folder of the web build; absent: the API alone, unless `pages` are given. */
  buildDir?: string;
  /** For tests: pages other than those of the build, and the clock by which they expire. */
  pages?: { web: Web; now: () => number };
};

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const isForPeople = settings.demo || settings.development;
  const logStream = parts.logStream ?? (isForPeople ? openReadableLog(openOutput()) : openOutput());
  const app = Fastify({
    logger: loggerOptions(settings.logLevel, logStream) ?? false,
    ...accessLines(settings.logLevel, logStream),
    genReqId: chooseRequestId(settings.trustProxy),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: bodies.all,
    // A document of 10 MB takes minutes on a slow connection.
    requestTimeout: 300_000,
    // Longer than a request's head can be, so that the endpoint itself refuses an invalid id.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, _request, reply) => sendUnroutable(reply),
    // While the process is closing, requests on open connections are still answered; then each connection is closed.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    clientErrorHandler: answerClientError,
  });
  try {
    await compose(app, parts);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function compose(app: FastifyInstance, parts: AppParts) {
  const { settings, url, database, listener, connectionLimits: limits, buildDir, pages } = parts;
  setTimeScale(settings.patience);
  const atEnd = (step: string, close: () => unknown) => app.addHook("onClose", () => closeStep(step, close));
  // First, so that it is closed last and still records the closing of everything else.
  if (settings.traces) atEnd("traces", (await import("./logging/start-traces.ts")).startTraces(settings.traces));
  if (settings.slowStatement > 0) {
    const report = (slow: SlowStatement) => app.log.warn(slow, "database: a slow statement");
    const stopWatching = watchStatements({
      slowerThan: settings.slowStatement,
      report,
      findAsker: currentRequestId,
    });
    atEnd("statements", stopWatching);
  }
  const stopWatchingSpace = watchSpace({
    places: { arriving: tmpdir(), ...("dir" in settings.files && { files: settings.files.dir }) },
    floor: settings.freeSpace,
    report: (full) => app.log.error(full, "uploads: refused, as the disk is nearly full"),
  });
  atEnd("space", stopWatchingSpace);
  handleErrors(app);
  endLines(app);
  listener.onLost((error) => app.log.warn({ failure: describeError(error) }, "database: listening connection lost"));
  sendRequestIds(app);
  traceRequests(app);
  const quick = serveCachedPages(app, settings.origin);
  const https = settings.origin.startsWith("https://");
  const registry = settings.metrics && new Registry();
  if (registry) measureRequests(app, registry);
  addSecurityHeaders(app, { https });
  await compressAnswers(app);
  await app.register(underPressure, {
    // 0 turns the check off: a second in which the loop was not measured would count as infinitely late.
    maxEventLoopDelay: settings.patience > 1 ? 0 : overload.eventLoopDelay,
    pressureHandler: () => {
      if (!isForPage()) throw new Refusal("overloaded", { retryAfter: overload.retryAfterSeconds });
    },
  });

  const directUrl = settings.directUrl ?? url;
  const jobs = await openJobs({ url: directUrl, listener, log: app.log, limits });
  atEnd("jobs", jobs.stop);
  const pooled = settings.directUrl !== undefined;
  const shares = openShares(url, {
    pooled,
    onError: (error) => app.log.warn({ failure: describeError(error) }, "database: connection lost"),
  });
  atEnd("connections", shares.close);
  const replica =
    settings.replicaUrl === undefined
      ? undefined
      : await openReplica({
          url: settings.replicaUrl,
          primary: database.pool,
          listener,
          pooled,
          onError: (error) => app.log.warn({ failure: describeError(error) }, "replica: connection lost"),
        });
  if (replica) atEnd("replica", replica.close);
  const { db, pool } = shares.rest;
  const context: Context = {
    db,
    pool,
    shares,
    readOld: openReplicaRead({ shares, replica, count: registry && countOldReads(registry) }),
    jobs,
    settings,
    log: app.log,
    files: await openFileStore(settings, app.log),
    isClean: openAntivirus(settings),
    ...(await openSecrets(settings)),
  };
  const streams = await openStreams({ db, listener, findLive: (ids) => findLiveSessions(db, ids), log: app.log });
  app.addHook("preClose", () => closeStep("streams", streams.close));
  const searchIndex = settings.searchIndex
    ? await openSearchIndex({ url: directUrl, listener, log: app.log, connection: limits })
    : undefined;
  if (searchIndex) atEnd("search index", searchIndex.close);
  if (searchIndex) atEnd("check of the index", checkIndex(searchIndex, { db: shares.forgiving.db, log: app.log }));
  const openCount = countSearches(app, context);
  const { routes: table, findSession } = routesOf(context, { streams, openCount, searchIndex });
  const routes = await loadSchemas(table);
  atEnd("arrivals", await keepArrivalsSwept());
  await app.register(multipart);
  await app.register(cookie, { parseOptions: { secure: https } });
  markWriters(app, settings);
  pruneSecurityLog(app, context);
  const { answerOnce, settle } = openAnswerOnce(db);
  atEnd("answers", settle);
  mountRoutes(app, routes, { findSession, answerOnce });
  servePhotos(app, context);
  serveVideos(app, context);
  serveSitemaps(app, context);
  serveIndexNowKey(app, context);
  serveOgImages(app, context);
  // Read once: a load balancer checks several times a second.
  const expected = readExpected();
  serveHealth(app, () => migrationsApplied(database.db, expected), searchIndex);
  await serveDocs(app, routes, { title: brand.name.en, origin: settings.origin });
  if (settings.demo) await (await import("#demo/mount-demo.ts")).mountDemo(app, context);
  let cache: Awaited<ReturnType<typeof mountWeb>> | undefined;
  const stopFollowing = await followFacts({
    db: database.db,
    listener,
    onChange: () => cache?.clear(),
    report: (error) => app.log.error({ failure: describeError(error) }, "settings: not read"),
  });
  atEnd("settings", stopFollowing);
  const web = pages?.web ?? (await openWeb(app, settings, buildDir));
  const findReader = openFindReader(shares.sessions.db, settings);
  cache = web && (await mountWeb(app, { web, settings, quick, routes, findReader, now: pages?.now }, listener));
  if (registry && settings.metrics) {
    measureProcess(registry, {
      shares,
      replica,
      pool: database.pool,
      countStreams: streams.count,
      readFreeSpace,
      cache,
      searchIndex,
    });
    serveMetrics(app, registry, settings.metrics);
  }
  await startWork({ ...context, db: database.db, pool: database.pool });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal("not_found")));
}

async function openWeb(app: FastifyInstance, settings: Settings, buildDir: string | undefined) {
  if (buildDir === undefined) return undefined;
  return settings.development ? (await import("./pages/web-dev.ts")).openVite(app) : openBuild(buildDir);
}

async function mountWeb(app: FastifyInstance, parts: Parameters<typeof servePages>[1], listener: DatabaseListener) {
  if (parts.web.clientDir !== undefined) await serveAssets(app, parts.web.clientDir);
  serveManifests(app);
  // Unknown API calls get an error, not a page.
  app.all("/api/*", (_request, reply) => sendRefusal(reply, new Refusal("not_found")));
  const cache = servePages(app, parts);
  refuseOtherMethods(app, "/*", ["GET", "HEAD"]);
  const hear = (payload: string) => {
    const change = parseChange(payload);
    if (change === undefined) cache.clear();
    else cache.apply(change);
  };
  const stopListening = await listener.listen("pages", hear, () => cache.clear());
  app.addHook("onClose", () => closeStep("changes of pages", stopListening));
  return cache;
}
