/** Where photos are (R3.9): a teacher's for anyone to see; a student's only with a signature for its viewer, which files/ adds. */

export const photoAddress = (key: string) => `/photos/${key}`;

export function publicPhoto(key: string | null): string | null {
  return key === null ? null : photoAddress(key);
}
