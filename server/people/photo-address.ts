/** Photo addresses (R3.9): a teacher's is public; a student's needs a signature for its viewer, added by files/. */

export const photoAddress = (key: string) => `/photos/${key}`;

export function publicPhoto(key: string | null): string | null {
  return key === null ? null : photoAddress(key);
}
