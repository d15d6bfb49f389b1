/** Mounts the demo's own parts (R12.1): drawn faces, the inbox, fake analytics and, when there are no credentials, fake Google. */
import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { callbackPath, providerOf } from "#server/gateways/identity-provider.ts";
import { serveAnalytics } from "./analytics.ts";
import { serveIdentityProvider } from "./identity-provider.ts";
import { serveInbox } from "./inbox.ts";
import { serveIndexNow } from "./indexnow.ts";
import { serveAvatars } from "./serve-avatars.ts";
import { serveFonts } from "./serve-fonts.ts";

export async function mountDemo(app: FastifyInstance, { db, settings }: Pick<Context, "db" | "settings">) {
  await serveAvatars(app);
  await serveFonts(app);
  serveInbox(app, db);
  serveAnalytics(app);
  serveIndexNow(app, settings.origin);
  const standIn = settings.google === undefined ? providerOf(settings) : undefined;
  if (standIn !== undefined)
    await serveIdentityProvider(app, { ...standIn, redirectUri: settings.origin + callbackPath });
}
