/**
 * Serves photos at `/photos/<key>` (R3.9): a teacher's to anyone, a student's to the one viewer for whom the address was
 * signed. Visibility is checked on every request, so a photo disappears at once when its owner leaves, is suspended or the relation ends.
 */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { publicPhotoLimits } from "#contract/file-limits.ts";
import { rolesWith } from "#contract/permissions.ts";
import type { Context } from "#server/context.ts";
import type { Db } from "#server/db/client.ts";
import { ownerOf } from "#server/gateways/file-key.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { photoAddress } from "#server/people/photo-address.ts";
import { isActive, isHere, notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { type Signed, signedViewer } from "./signed-photo.ts";

type Address = { Params: { key: string }; Querystring: Signed };
type Parts = Pick<Context, "db" | "files" | "accepted">;

/** Cached briefly, then revalidated; a child's is revalidated on every view. */
const cacheControl = {
  teacher: `public, max-age=${publicPhotoLimits.fresh / 1000}, must-revalidate`,
  student: "private, no-cache",
};

export function servePhotos(app: FastifyInstance, { db, files, accepted }: Parts): void {
  app.get<Address>(photoAddress(":key"), async ({ params: { key }, query, headers }, reply) => {
    const kind = await findVisible(db, key, signedViewer(accepted, key, query));
    // A new photo has a new key, so the key serves as the ETag.
    const etag = `"${key}"`;
    if (kind !== undefined) reply.header("cache-control", cacheControl[kind]).header("etag", etag);
    if (kind !== undefined && headers["if-none-match"] === etag) return reply.code(304).send();
    const bytes = kind === undefined ? null : await files.read(key);
    if (bytes !== null) return reply.type("image/webp").send(bytes);
    reply.removeHeader("etag").header("cache-control", "no-store");
    return sendRefusal(reply, new Refusal("not_found"));
  });
}

/** `viewer`: the account named by a signed address. */
async function findVisible(
  db: Db,
  key: string,
  viewer: string | undefined,
): Promise<"teacher" | "student" | undefined> {
  const owner = ownerOf(key);
  if (owner === undefined) return undefined;
  if (key.startsWith("teacher-")) return (await isTeachers(db, key, owner)) ? "teacher" : undefined;
  if (!key.startsWith("student-") || viewer === undefined) return undefined;
  return (await isSeenBy(db, { key, owner, viewer })) ? "student" : undefined;
}

async function isTeachers(db: Db, key: string, owner: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from teachers t join accounts a on a.id = t.account_id
    where t.account_id = ${owner}::uuid and t.photo_key = ${key} and ${isHere(sql`a`)}`);
  return rows.length > 0;
}

/** The child, admins, and teachers with an active relation. */
async function isSeenBy(
  db: Db,
  { key, owner, viewer }: { key: string; owner: string; viewer: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from students s join accounts a on a.id = s.account_id join accounts v on v.id = ${viewer}::uuid
    where s.account_id = ${owner}::uuid and s.photo_key = ${key} and ${isHere(sql`a`)} and ${isHere(sql`v`)}
      and (v.id = a.id or v.role in ${rolesWith("accounts.read")} or (${notBlocked(sql`a.id`, sql`v.id`)} and exists (
        select from relations r where r.student_id = a.id and r.teacher_id = v.id and ${isActive(sql`r`)})))`);
  return rows.length > 0;
}
