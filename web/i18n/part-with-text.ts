/** A part of a page that is loaded together with its groups of texts. */
import type { ComponentType } from "react";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { loadPageText } from "./load-page-text.ts";
import type { PageGroup } from "./load-text.ts";

type PartModule<Props> = { default: ComponentType<Props> };

export function partWithText<Props extends object>(
  fetch: () => Promise<PartModule<Props>>,
  groups: readonly PageGroup[],
) {
  return lazyPart<Props>(async () => {
    const [part] = await Promise.all([fetch(), loadPageText(groups)]);
    return part;
  });
}
