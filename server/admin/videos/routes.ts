/** The office's routes for introduction videos (R11.2). */
import * as contract from "#contract/intro-videos.ts";
import { answerOfficePage } from "#server/admin/office-page.ts";
import { type OfficeCaller, officerOf } from "#server/admin/officer-of.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { addLinkedVideo, addUploadedVideo } from "./add-video.ts";
import { changeVideo } from "./change-video.ts";
import { listVideos, orderVideos } from "./order-videos.ts";
import { removeVideo } from "./remove-video.ts";
import { replacePoster } from "./replace-poster.ts";
import { showVideo, type VideoRow } from "./show-video.ts";

export function officeVideoRoutes(context: Context): Route[] {
  const { db, secret, settings } = context;
  const shownTo = ({ signedIn }: OfficeCaller) => {
    const viewer = signedIn.account.id;
    return (row: VideoRow) => showVideo(row, { secret, viewer });
  };
  return [
    route(contract.listOfficeVideosEndpoint, async ({ caller, query, reply }) => {
      const { rows, total } = await listVideos(db, query);
      return answerOfficePage(reply, { items: rows.map(shownTo(caller)), total });
    }),
    route(contract.videoHostsEndpoint, () => settings.videoHosts),
    route(contract.addVideoEndpoint, async ({ caller, body, request }) => {
      const by = officerOf(caller);
      const add = request.isMultipart() ? addUploadedVideo(context, by, request) : addLinkedVideo(context, by, body);
      return shownTo(caller)(await add);
    }),
    route(contract.changeVideoEndpoint, async ({ caller, params: { id }, body }) =>
      shownTo(caller)(await db.transaction((tx) => changeVideo(tx, settings, officerOf(caller), { ...body, id }))),
    ),
    route(contract.replacePosterEndpoint, async ({ caller, params: { id }, request }) =>
      shownTo(caller)(await replacePoster(context, officerOf(caller), id, request)),
    ),
    route(contract.orderVideosEndpoint, async ({ caller, body }) =>
      (await db.transaction((tx) => orderVideos(tx, officerOf(caller), body.ids))).map(shownTo(caller)),
    ),
    route(contract.removeVideoEndpoint, ({ caller, params }) => removeVideo(context, officerOf(caller), params.id)),
  ];
}
