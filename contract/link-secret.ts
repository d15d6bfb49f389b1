/** What the secret of a mailed link looks like. */

/** The 256-bit secret of a mailed link; the page finds it behind `#link=` of its own address. */
export const secretPattern = /^[A-Za-z0-9_-]{43}$/;
export const isLinkSecret = (given: string | null): given is string => given !== null && secretPattern.test(given);
