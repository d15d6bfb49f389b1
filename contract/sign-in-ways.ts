/** How somebody got in, or confirmed that it is still them. */

/** How somebody got in, or confirmed that it is still them. */
export const signInWays = ["password", "code", "google"] as const;
export type SignInWay = (typeof signInWays)[number];
