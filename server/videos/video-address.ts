/** Where videos and their posters are found, and the way there for an admin before anybody else may see them (R11.2). */
import { signAddress } from "#server/files/signed-photo.ts";

export const videoAddress = (key: string) => `/videos/${key}`;

type Wanted = { key: string; published: boolean };

/** `viewer`: the admin who looks at it. */
export function addressForAdmin(secret: Buffer, { key, published }: Wanted, viewer: string): string {
  return published ? videoAddress(key) : signAddress(secret, videoAddress(key), { key, viewer });
}
