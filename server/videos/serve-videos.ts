/**
 * Serves videos and their posters at `/videos/<key>` (R11.2): a published one to anyone, another one to the admin for whom the
 * address was signed. Streams, so that a long video takes no more memory than a short one.
 */
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { introVideoLimits as limits } from "#contract/file-limits.ts";
import { rolesWith } from "#contract/permissions.ts";
import type { Context } from "#server/context.ts";
import type { Db } from "#server/db/client.ts";
import { type Signed, signedViewer } from "#server/files/signed-photo.ts";
import { isKey } from "#server/gateways/file-key.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { type ByteRange, readByteRange } from "./byte-range.ts";
import { videoAddress } from "./video-address.ts";

type Parts = Pick<Context, "db" | "files" | "accepted">;
type Address = { Params: { key: string }; Querystring: Signed };
type Found = { mediaType: string; size: number | null; published: boolean };

/** A browser that opens the file directly shows it as a page, which may do nothing but play. */
const policy = "default-src 'none'; media-src 'self'; img-src 'self'; frame-ancestors 'none'";

export function serveVideos(app: FastifyInstance, { db, files, accepted }: Parts): void {
  async function* readFrom(key: string, { from, to }: ByteRange): AsyncGenerator<Buffer> {
    for (let at = from; at <= to; at += limits.part) {
      const part = await files.readPart(key, at, Math.min(to, at + limits.part - 1));
      if (part === null || part.length === 0) throw new Error("a video is shorter than its row says");
      yield part;
    }
  }

  async function sendFilm(request: FastifyRequest, reply: FastifyReply, key: string, size: number) {
    const { range, "if-range": known } = request.headers;
    const requested = known === undefined || known === etagOf(key) ? readByteRange(range, size) : undefined;
    reply.header("accept-ranges", "bytes");
    if (requested === "nowhere") {
      reply.header("content-range", `bytes */${size}`).removeHeader("content-type");
      return reply.code(416).send();
    }
    const part = requested ?? { from: 0, to: size - 1 };
    reply.header("content-length", part.to - part.from + 1);
    if (requested !== undefined) reply.code(206).header("content-range", `bytes ${part.from}-${part.to}/${size}`);
    const body = request.method === "HEAD" ? [] : readFrom(key, part);
    return reply.send(Readable.from(body, { objectMode: false }));
  }

  app.get<Address>(videoAddress(":key"), async (request, reply) => {
    const { key } = request.params;
    const found = await findFile(db, key, signedViewer(accepted, key, request.query));
    if (found === undefined) return sendRefusal(reply, new Refusal("not_found"));
    const { mediaType, size, published } = found;
    reply.header("cache-control", published ? `public, max-age=${limits.fresh / 1000}` : "private, no-cache");
    reply.header("etag", etagOf(key)).header("content-security-policy", policy).type(mediaType);
    if (request.headers["if-none-match"] === etagOf(key)) return reply.code(304).send();
    if (size !== null) return sendFilm(request, reply, key, size);
    const picture = await files.read(key);
    if (picture !== null) return reply.send(picture);
    reply.removeHeader("etag");
    return sendRefusal(reply, new Refusal("not_found"));
  });
}

/** A new file has a new key. */
const etagOf = (key: string) => `"${key}"`;

/** `size` is null for a poster. */
async function findFile(db: Db, key: string, viewer: string | undefined): Promise<Found | undefined> {
  if (!isKey(key)) return undefined;
  const { rows } = await db.execute<Found>(sql`
    select case when poster_key = ${key} then 'image/webp' else media_type end as "mediaType",
      case when poster_key = ${key} then null else size::int end as size, published_at is not null as published
    from intro_videos where (file_key = ${key} or poster_key = ${key}) and (published_at is not null or exists (
      select from accounts a where a.id = ${viewer ?? null}::uuid and a.role in ${rolesWith("videos.edit")} and ${isHere(sql`a`)}))`);
  return rows[0];
}
