/** Adds an introduction video (R11.2), uploaded or linked: its files and its row, all or none. */
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Received } from "#contract/endpoint.ts";
import { introVideoLimits as limits } from "#contract/file-limits.ts";
import type { addVideoEndpoint, VideoFields } from "#contract/intro-videos.ts";
import { issuesOf } from "#contract/issues.ts";
import { videoFields } from "#contract/schemas/intro-videos.ts";
import { fileEndings, videoForm } from "#contract/upload-forms.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { introVideos } from "#server/db/schema/admin.ts";
import { takePoster, takeVideo } from "#server/files/pass-file.ts";
import { receiveFile, refuse } from "#server/files/receive-upload.ts";
import { storeFile } from "#server/files/store-file.ts";
import { makeKey } from "#server/gateways/file-key.ts";
import { Refusal } from "#server/refusal.ts";
import { refuseForeignHost } from "./allowed-hosts.ts";
import { remembered, type VideoRow } from "./show-video.ts";

type Parts = Pick<Context, "db" | "files" | "isClean" | "settings">;
type Source = Pick<typeof introVideos.$inferInsert, "id" | "url" | "fileKey" | "posterKey" | "mediaType" | "size">;

export function addLinkedVideo(
  { db, settings }: Parts,
  by: Officer,
  { url, ...described }: Received<typeof addVideoEndpoint>["body"],
): Promise<VideoRow> {
  refuseForeignHost(settings, url);
  return db.transaction((tx) => insertVideo(tx, by, described, { url }));
}

export function addUploadedVideo(parts: Parts, by: Officer, request: FastifyRequest): Promise<VideoRow> {
  const { file: field, maxBytes: limit, beside } = videoForm;
  const second = { field: beside.file, limit: beside.maxBytes, tooLarge: "poster_too_large" };
  const expected = { field, limit, tooLarge: "video_too_large", account: by.adminId, beside: second };
  return receiveFile(request, expected, async ({ path, size, fields, beside: picture }) => {
    const described = readFields(fields);
    const mediaType = await takeVideo(parts.isClean, path, field);
    const poster = picture === undefined ? undefined : await takePoster(parts.isClean, picture, beside.file);
    const id = await nameVideo(parts.db);
    const fileKey = makeKey("video", id, fileEndings[mediaType]);
    const posterKey = poster === undefined ? null : makeKey("poster", id, fileEndings[poster.mediaType]);
    const insert = () =>
      parts.db.transaction((tx) => insertVideo(tx, by, described, { id, fileKey, posterKey, mediaType, size }));
    const withPoster =
      poster === undefined || posterKey === null ? insert : () => storeFile(parts, posterKey, poster, insert);
    return storeFile(parts, fileKey, { path, mediaType }, withPoster);
  });
}

/** Files are named after their row before it exists. */
async function nameVideo(db: Parts["db"]): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  return rows[0]?.id ?? "";
}

function readFields(fields: Record<string, string>): VideoFields {
  const given = z.safeParse(videoFields, fields);
  if (!given.success) throw new Refusal("validation", { issues: issuesOf(given.error, fields) });
  return given.data;
}

async function insertVideo(
  tx: Tx,
  by: Officer,
  { titles, audience, published }: VideoFields,
  source: Source,
): Promise<VideoRow> {
  // Locked, so that concurrent additions count each other.
  await tx.execute(sql`lock table intro_videos in share row exclusive mode`);
  if ((await tx.$count(introVideos)) >= limits.most) throw refuse("titles", "videos_limit");
  const [row] = await tx
    .insert(introVideos)
    .values({
      ...source,
      titles,
      audience,
      position: sql`(select coalesce(max(position) + 1, 0) from intro_videos)`,
      publishedAt: published ? sql`now()` : null,
    })
    .returning();
  if (row === undefined) throw new Error("the video was not stored");
  await recordAct(tx, { by, act: "add_video", subjectId: row.id, before: null, after: remembered(row) });
  return row;
}
