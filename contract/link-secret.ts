/** The format of a mailed link's secret. */

/** The 256-bit secret of a mailed link; the page reads it from `#link=` of its own address. */
export const secretPattern = /^[A-Za-z0-9_-]{43}$/;
export const isLinkSecret = (given: string | null): given is string => given !== null && secretPattern.test(given);
