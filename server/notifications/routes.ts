/** The routes of notifications: the menu of both roles, the live stream, and the choice of mails. */
import type { FastifyRequest } from "fastify";
import * as contract from "#contract/notifications.ts";
import { type Paging, totalHeader, unreadHeader } from "#contract/paging.ts";
import { readPushEndpoint, subscribePushEndpoint, unsubscribePushEndpoint } from "#contract/push.ts";
import type { Context } from "#server/context.ts";
import type { SignedInCaller } from "#server/http/caller.ts";
import { type ReplyHead, type Route, route } from "#server/http/endpoint.ts";
import { memberOf } from "#server/http/member-of.ts";
import { sendBytes } from "#server/http/raw-answer.ts";
import {
  clearAllNotifications,
  clearNotification,
  pinNotification,
  readAllNotifications,
  readNotification,
} from "./change-notifications.ts";
import { readChoices, saveChoices, unsubscribeByToken } from "./choices.ts";
import { listNotifications } from "./list-notifications.ts";
import { hasPush, pushKeys, subscribe, unsubscribePush } from "./push.ts";
import type { NotificationReader } from "./select-notifications.ts";
import type { Streams } from "./streams.ts";

/** The page's language, not the account's: the menu is part of that page. */
function readerOf({ signedIn, language }: SignedInCaller): NotificationReader {
  const { id, role } = memberOf(signedIn);
  return { id, role, language };
}

type Named = { caller: SignedInCaller; params: { id: string } };

function menuRoutes(
  { db }: Pick<Context, "db">,
  bell: typeof contract.studentNotificationKinds | typeof contract.teacherNotificationKinds,
) {
  const list = async ({ caller, query, reply }: { caller: SignedInCaller; query: Paging; reply: ReplyHead }) => {
    const { items, total, unread } = await listNotifications(db, readerOf(caller), query);
    reply.header(totalHeader, total).header(unreadHeader, unread);
    return items;
  };
  return [
    route(bell.list, list),
    route(bell.read, ({ caller, params }: Named) => readNotification(db, readerOf(caller), params.id)),
    route(bell.readAll, ({ caller }) => readAllNotifications(db, caller.signedIn.account.id)),
    route(bell.pin, ({ caller, params, body }: Named & { body: { pinned: boolean } }) =>
      pinNotification(db, readerOf(caller), params.id, body.pinned),
    ),
    route(bell.clear, ({ caller, params }: Named) => clearNotification(db, readerOf(caller), params.id)),
    route(bell.clearAll, ({ caller }) => clearAllNotifications(db, caller.signedIn.account.id)),
  ];
}

function lastSeen({ headers }: FastifyRequest): number | undefined {
  const given = headers["last-event-id"];
  return typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

type Parts = Pick<Context, "db" | "accepted" | "secret" | "settings">;

export function notificationRoutes(parts: Parts, streams: Streams): Route[] {
  const { db, accepted, settings } = parts;
  const { publicKey } = pushKeys(parts);
  return [
    ...menuRoutes({ db }, contract.studentNotificationKinds),
    ...menuRoutes({ db }, contract.teacherNotificationKinds),
    route(contract.notificationStreamEndpoint, async ({ caller, request }) =>
      sendBytes(
        "text/event-stream; charset=utf-8",
        await streams.open(readerOf(caller), caller.signedIn.sessionId, lastSeen(request)),
        {
          "cache-control": "no-store, no-transform",
          "x-accel-buffering": "no",
          // Ends with the process or the session; the connection is then useless.
          connection: "close",
        },
      ),
    ),
    route(readPushEndpoint, async ({ caller }) => ({
      publicKey,
      subscribed: await hasPush(db, caller.signedIn.sessionId),
    })),
    route(subscribePushEndpoint, ({ caller: { signedIn }, body }) => {
      const { account, sessionId } = signedIn;
      return subscribe(db, { accountId: account.id, sessionId }, body.subscription, settings.push.hosts);
    }),
    route(unsubscribePushEndpoint, ({ caller }) => unsubscribePush(db, caller.signedIn.sessionId)),
    route(contract.readNotificationChoicesEndpoint, ({ caller }) => readChoices(db, readerOf(caller))),
    route(contract.saveNotificationChoicesEndpoint, ({ caller, body }) =>
      db.transaction((tx) => saveChoices(tx, readerOf(caller), body.choices)),
    ),
    route(contract.unsubscribeEndpoint, ({ query }) => unsubscribeByToken(db, accepted, query.token)),
  ];
}
