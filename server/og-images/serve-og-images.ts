/** Serves Open Graph pictures at `/pictures/<language>/<kind>.png` and `/pictures/<language>/<kind>/<name>.png`. */
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage } from "#contract/language.ts";
import { ownOgImages, sharedOgImages } from "#contract/og-images.ts";
import type { Context } from "#server/context.ts";
import { limitWork, requesterOf } from "#server/http/classes-of-work.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { Refusal } from "#server/refusal.ts";
import { ogImageTuning as limits } from "#server/settings/tuning.ts";
import { cacheOgImages } from "./cache-og-images.ts";
import type { OgImageText } from "./draw-og-image.ts";
import { findWords, wordsOfKind } from "./og-image-text.ts";

type Address = { language: string; kind: string; name?: string };

/** A teacher's is cached for a short time: a departed one must vanish. */
const cacheControl = (kind: string) =>
  `public, max-age=${(kind === "teacher" ? limits.teacherFresh : limits.fresh) / 1000}`;

export function serveOgImages(app: FastifyInstance, { db, settings, log }: Pick<Context, "db" | "settings" | "log">) {
  const inTurn = limitWork("pictures");
  const pictureOf = cacheOgImages(join(settings.dataDir, "pictures"), (error) =>
    log.warn({ failure: describeError(error) }, "a picture could not be cached"),
  );

  async function find({ language, kind, name }: Address) {
    if (!isLanguage(language)) return undefined;
    const shared = name === undefined && sharedOgImages.find((one) => one === kind);
    const own = name !== undefined && ownOgImages.find((one) => one === kind);
    let words: OgImageText | undefined;
    if (shared) words = wordsOfKind(shared, language);
    else if (own) words = await findWords[own](db, name, language);
    return words && pictureOf({ language, words });
  }

  async function send(address: Address, request: FastifyRequest, reply: FastifyReply) {
    const picture = await inTurn(requesterOf(request), () => find(address));
    if (picture === undefined) return sendRefusal(reply, new Refusal("not_found"));
    reply.header("cache-control", cacheControl(address.kind)).header("etag", picture.etag);
    // Other sites show it beside a link to us.
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === picture.etag) return reply.code(304).send();
    return reply.type("image/png").send(picture.png);
  }

  app.get<{ Params: Address }>("/pictures/:language/:kind.png", (request, reply) =>
    send(request.params, request, reply),
  );
  app.get<{ Params: Address }>("/pictures/:language/:kind/:name.png", (request, reply) =>
    send(request.params, request, reply),
  );
}
