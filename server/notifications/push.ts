/** Wakes a person's browsers for a new notification (R13.7): which ones, by which key, with a payload that names nobody. */

import { createECDH, ECDH, hkdfSync } from "node:crypto";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { push as limits } from "#contract/learning-limits.ts";
import type { PushSubscription } from "#contract/push.ts";
import type { Context } from "#server/context.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { accounts, sessions } from "#server/db/schema/accounts.ts";
import { pushSubscriptions as kept } from "#server/db/schema/notifications.ts";
import { isPushService, type PushKeys, sendPush } from "#server/gateways/push-service.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";

type Keyed = Pick<Context, "secret" | "settings">;

/** The operator's key, or one derived from the secret key; when that changes, browsers subscribe again. */
export function pushKeys({ secret, settings }: Keyed): PushKeys {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(
    settings.push.privateKey === undefined
      ? Buffer.from(hkdfSync("sha256", secret, "", "push key", 32))
      : Buffer.from(settings.push.privateKey, "base64url"),
  );
  const privateKey = pair.getPrivateKey("base64url").padStart(43, "A");
  return { subject: `mailto:${settings.mailFrom}`, publicKey: pair.getPublicKey("base64url"), privateKey };
}

export async function hasPush(tx: Tx, sessionId: string): Promise<boolean> {
  return (await tx.$count(kept, eq(kept.sessionId, sessionId))) > 0;
}

type Subscriber = { accountId: string; sessionId: string };

/** A browser belongs to its last subscriber; beyond the limit a person's oldest is removed. */
export async function subscribe(
  db: Db,
  { accountId, sessionId }: Subscriber,
  { endpoint, keys }: PushSubscription,
  named: readonly string[],
): Promise<void> {
  if (!isPushService(endpoint, named))
    throw new Refusal("validation", { issues: [{ path: "subscription.endpoint", code: "invalid" }] });
  if (!isPoint(keys.p256dh))
    throw new Refusal("validation", { issues: [{ path: "subscription.keys.p256dh", code: "invalid" }] });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from accounts where id = ${accountId}::uuid for no key update`);
    const owned = { accountId, sessionId, ...keys };
    await tx.delete(kept).where(eq(kept.sessionId, sessionId));
    await tx
      .insert(kept)
      .values({ endpoint, ...owned })
      .onConflictDoUpdate({ target: kept.endpoint, set: { ...owned, createdAt: sql`now()` } });
    const beyond = tx
      .select({ id: kept.id })
      .from(kept)
      .where(eq(kept.accountId, accountId))
      .orderBy(desc(kept.createdAt), desc(kept.id))
      .offset(limits.most);
    await tx.delete(kept).where(inArray(kept.id, beyond));
  });
}

/** A P-256 public key as browsers write it. An invalid one would fail in the sending job, again and again. */
function isPoint(p256dh: string): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point[0] !== 4 || point.toString("base64url") !== p256dh) return false;
  try {
    ECDH.convertKey(point, "prime256v1");
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribePush(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(kept).where(eq(kept.sessionId, sessionId));
}

/** Only browsers of live sessions; gone ones are deleted. Throws when one needs a retry. */
export async function deliverPush(
  parts: Keyed & Pick<Context, "db">,
  accountId: string,
  send?: typeof fetch,
): Promise<void> {
  const { db } = parts;
  const found = await db
    .select({
      id: kept.id,
      endpoint: kept.endpoint,
      p256dh: kept.p256dh,
      auth: kept.auth,
      role: accounts.role,
      language: accounts.language,
    })
    .from(kept)
    .innerJoin(accounts, eq(accounts.id, kept.accountId))
    .innerJoin(sessions, eq(sessions.id, kept.sessionId))
    .where(
      and(
        eq(kept.accountId, accountId),
        isHere(accounts),
        sql`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`,
      ),
    );
  const vapid = pushKeys(parts);
  const outcomes = await Promise.all(
    found.map(async ({ id, endpoint, p256dh, auth, role, language }) => {
      const { t } = textIn(language);
      const words = {
        title: brand.name[language],
        body: t("notifications:push.news"),
        link: `${dashboardOf(role)}?tab=notifications`,
        language,
      };
      return { id, outcome: await sendPush({ endpoint, keys: { p256dh, auth } }, words, vapid, send) };
    }),
  );
  const gone = outcomes.filter(({ outcome }) => outcome.is === "gone").map(({ id }) => id);
  if (gone.length > 0) await db.delete(kept).where(inArray(kept.id, gone));
  const failures = outcomes.flatMap(({ outcome }) => (outcome.is === "failed" ? [outcome.why] : []));
  if (failures.length > 0) throw new Error(`push failed: ${[...new Set(failures)].join(", ")}`);
}
