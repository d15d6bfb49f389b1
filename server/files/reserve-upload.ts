/** Limits the bytes of arriving uploads, per process and per account (R5.4). */
import { uploads } from "#contract/file-limits.ts";
import { Refusal } from "#server/refusal.ts";

let taken = 0;
const takenBy = new Map<string, number>();

/** Called before a byte is read; returns the release. One file is always accepted. */
export function reserveUpload(account: string, bytes: number): () => void {
  const own = takenBy.get(account) ?? 0;
  if (own > 0 && own + bytes > uploads.arrivingPerAccount) throw new Refusal("too_many_requests", { retryAfter: 10 });
  if (taken + bytes > uploads.arriving) throw new Refusal("overloaded", { retryAfter: 10 });
  takenBy.set(account, own + bytes);
  taken += bytes;
  return () => {
    const left = (takenBy.get(account) ?? 0) - bytes;
    if (left > 0) takenBy.set(account, left);
    else takenBy.delete(account);
    taken -= bytes;
  };
}
