/** The name of a cookie of ours: `__Host-` where the site is https, so that no sibling domain can set it. */
import { hostPrefix } from "#contract/every-page.ts";

export const cookieAt = ({ origin }: { origin: string }, name: string) =>
  origin.startsWith("https://") ? hostPrefix + name : name;
