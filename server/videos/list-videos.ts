/** The public videos (R11.2): published ones that have a title in the reader's language, in their order. */
import { sql } from "drizzle-orm";
import type { Audience } from "#contract/audiences.ts";
import { introVideoLimits as limits } from "#contract/file-limits.ts";
import { publicVideosEndpoint, type ShownVideo } from "#contract/intro-videos.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { Reads } from "#server/db/client.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { videoAddress } from "./video-address.ts";

type Row = Pick<ShownVideo, "id" | "title" | "audience" | "mediaType"> & {
  url: string | null;
  file_key: string | null;
  poster_key: string | null;
};

/** `audience`: with those for everyone; absent: of all. */
async function listVideos(db: Reads, language: Language, audience?: Audience): Promise<ShownVideo[]> {
  const forThem = audience === undefined ? sql`true` : sql`audience in ('everyone', ${audience})`;
  const { rows } = await db.execute<Row>(sql`
    select id, titles ->> ${language}::text as title, audience, url, file_key, media_type as "mediaType", poster_key
    from intro_videos where published_at is not null and titles ? ${language}::text and ${forThem}
    order by position, id limit ${limits.most}`);
  return rows.map(({ url, file_key, poster_key, ...video }) => ({
    ...video,
    address: url ?? videoAddress(file_key ?? ""),
    poster: poster_key === null ? null : videoAddress(poster_key),
  }));
}

export function videoRoutes({ readOld }: Pick<Context, "readOld">): Route[] {
  return [
    route(publicVideosEndpoint, ({ query, caller, request }) =>
      readOld(request, "rest", (on) => listVideos(on.db, caller.language, query.audience)),
    ),
  ];
}
