/** The office's IndexNow routes (R11.3). */
import * as contract from "#contract/indexnow.ts";
import { totalHeader } from "#contract/paging.ts";
import { answerOfficePage } from "#server/admin/office-page.ts";
import { officerOf } from "#server/admin/officer-of.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { indexNowKey } from "#server/seo/indexnow-key.ts";
import { notifiesItself } from "#server/seo/notifies-itself.ts";
import { changeIndexNow } from "./change-indexnow.ts";
import { countSubmissions, countWaiting, listSubmissions, listWaiting } from "./read-indexnow.ts";
import { submitIndexNow } from "./submit-indexnow.ts";

export function indexNowRoutes(context: Context): Route[] {
  const { db, jobs, settings } = context;
  const { endpoint } = settings.indexNow;
  const host = endpoint === undefined ? null : new URL(endpoint).host;
  return [
    route(contract.readIndexNowEndpoint, async ({ query, reply }) => {
      reply.header(totalHeader, await countSubmissions(db));
      return {
        host,
        keyAddress: `${settings.origin}/${indexNowKey(context)}.txt`,
        automatic: await notifiesItself(db),
        waiting: await countWaiting(db),
        submissions: await listSubmissions(db, query),
      };
    }),
    route(contract.listIndexNowUrlsEndpoint, async ({ query, reply }) =>
      answerOfficePage(reply, { items: await listWaiting(db, query), total: await countWaiting(db) }),
    ),
    route(contract.submitIndexNowEndpoint, ({ caller, body }) => submitIndexNow(context, officerOf(caller), body.urls)),
    route(contract.changeIndexNowEndpoint, async ({ caller, body: { automatic } }) => {
      await db.transaction((tx) => changeIndexNow(tx, jobs, officerOf(caller), automatic));
      return { automatic };
    }),
  ];
}
