/** /auth/callback does what /auth/oauth-callback does (R7.5). */
export { default, handle } from "./oauth-callback.tsx";
