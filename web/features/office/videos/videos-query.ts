/** The introduction videos for admins, the allowed hosts of links, and the list's update after an act. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { introVideoLimits } from "#contract/file-limits.ts";
import { listOfficeVideosEndpoint, type OfficeVideo, videoHostsEndpoint } from "#contract/intro-videos.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";

export const videosQuery = queryOptions({
  queryKey: keys.officeVideos,
  queryFn: ({ signal }) => call(listOfficeVideosEndpoint, { query: { limit: introVideoLimits.most } }, { signal }),
});

export const videoHostsQuery = queryOptions({
  queryKey: keys.officeVideoHosts,
  queryFn: ({ signal }) => call(videoHostsEndpoint, {}, { signal }),
});

export function changeVideos(queryClient: QueryClient, change: (before: OfficeVideo[]) => OfficeVideo[]): void {
  queryClient.setQueryData(videosQuery.queryKey, (before) => before && change(before));
}
