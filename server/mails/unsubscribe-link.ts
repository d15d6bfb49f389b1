/** The signed unsubscribe token in a mail, which needs no sign-in (RFC 8058). It names an account and a kind, no address. */
import { createHmac } from "node:crypto";
import { type ChosenKind, isChosenKind } from "#contract/notification-kinds.ts";
import { unsubscribeEndpoint } from "#contract/notifications.ts";
import { isSigned } from "#server/settings/secret.ts";

export type Unsubscription = { accountId: string; kind: ChosenKind };

function sign(secret: Buffer, words: string): Buffer {
  return createHmac("sha256", secret).update(`unsubscribe ${words}`).digest();
}

export function signUnsubscription(secret: Buffer, { accountId, kind }: Unsubscription): string {
  const words = `${accountId}.${kind}`;
  return `${words}.${sign(secret, words).toString("base64url")}`;
}

/** Null when the signature is not ours. */
export function readUnsubscription(accepted: readonly Buffer[], token: string): Unsubscription | null {
  const [accountId = "", kind = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const isOurs = isSigned(accepted, given, (secret) => sign(secret, `${accountId}.${kind}`));
  if (!isOurs || !isChosenKind(kind)) return null;
  return { accountId, kind };
}

export type UnsubscribeLinks = {
  /** For the reader: asks for confirmation, since mail scanners open every link. */
  page: string;
  /** For the mail program: one POST unsubscribes. */
  call: string;
};

export function unsubscribeLinks(origin: string, token: string): UnsubscribeLinks {
  const query = `?token=${encodeURIComponent(token)}`;
  return { page: `${origin}/unsubscribe${query}`, call: `${origin}${unsubscribeEndpoint.path}${query}` };
}
