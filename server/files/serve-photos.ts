/** Serves photos at `/photos/<key>`: a teacher's to anyone, a student's only by a signed address that has not run out. */
import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { photoAddress } from "#server/people/photo-address.ts";
import { Refusal } from "#server/refusal.ts";
import { type Signed, signedFor } from "./signed-photo.ts";

type Address = { Params: { key: string }; Querystring: Signed };

export function servePhotos(app: FastifyInstance, { files, accepted }: Pick<Context, "files" | "accepted">): void {
  app.get<Address>(photoAddress(":key"), async ({ params: { key }, query }, reply) => {
    const cached = key.startsWith("teacher-") ? forEver : forSeconds(signedFor(accepted, key, query));
    const isPhoto = key.startsWith("teacher-") || key.startsWith("student-");
    const bytes = isPhoto && cached !== undefined ? await files.read(key) : null;
    if (bytes === null || cached === undefined) return sendRefusal(reply, new Refusal("not_found"));
    return reply.header("cache-control", cached).type("image/webp").send(bytes);
  });
}

/** A new photo has a new key. */
const forEver = "public, max-age=31536000, immutable";
const forSeconds = (seconds: number) => (seconds > 0 ? `private, max-age=${seconds}` : undefined);
