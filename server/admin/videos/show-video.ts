/** A video as admins see it (R11.2), and as the audit log stores it. */
import type { OfficeVideo } from "#contract/intro-videos.ts";
import type { VideoFileType } from "#contract/upload-forms.ts";
import type { introVideos } from "#server/db/schema/admin.ts";
import { addressForAdmin } from "#server/videos/video-address.ts";

export type VideoRow = typeof introVideos.$inferSelect;

/** Who views it, and the signer of its addresses. */
export type VideoViewer = { secret: Buffer; viewer: string };

export function showVideo(row: VideoRow, { secret, viewer }: VideoViewer): OfficeVideo {
  const published = row.publishedAt !== null;
  const addressOf = (key: string) => addressForAdmin(secret, { key, published }, viewer);
  return {
    id: row.id,
    titles: row.titles,
    audience: row.audience,
    published,
    url: row.url,
    address: row.url ?? addressOf(row.fileKey ?? ""),
    mediaType: row.mediaType as VideoFileType | null,
    size: row.size,
    poster: row.posterKey === null ? null : addressOf(row.posterKey),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** For before and after of an act. */
export function remembered({ titles, audience, url, mediaType, size, position, publishedAt }: VideoRow) {
  return { titles, audience, url, mediaType, size, position, publishedAt: publishedAt?.toISOString() ?? null };
}
