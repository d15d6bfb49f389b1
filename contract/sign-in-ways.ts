/** How a person signed in, or confirmed a sensitive change. */

/** How a person signed in, or confirmed a sensitive change. */
export const signInWays = ["password", "code", "google"] as const;
export type SignInWay = (typeof signInWays)[number];
