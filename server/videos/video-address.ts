/** Addresses of videos and their posters, signed for an admin before they are public (R11.2). */
import { signAddress } from "#server/files/signed-photo.ts";

export const videoAddress = (key: string) => `/videos/${key}`;

type Wanted = { key: string; published: boolean };

/** `viewer`: the admin who views it. */
export function addressForAdmin(secret: Buffer, { key, published }: Wanted, viewer: string): string {
  return published ? videoAddress(key) : signAddress(secret, videoAddress(key), { key, viewer });
}
