/** The provider's inner modules: its main entry warns about every Node that is not a long-term release, on each start. */
declare module "oidc-provider/lib/provider.js" {
  export { default as Provider } from "oidc-provider";
}
declare module "oidc-provider/lib/helpers/interaction_policy/index.js" {
  import { interactionPolicy } from "oidc-provider";
  export import base = interactionPolicy.base;
  export import Prompt = interactionPolicy.Prompt;
}
