/** A part of a page that is fetched when it is shown, or ahead of that; one that could not be fetched is fetched anew when asked to. */
import { type ComponentType, lazy } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const all = new Set<() => Promise<unknown>>();
const failed = new Set<() => void>();

export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const begin = () =>
    lazy(() =>
      load().catch((error) => {
        // React keeps a failure for ever; a new attempt needs a new component.
        failed.add(() => {
          Part = begin();
        });
        throw error;
      }),
    );
  let Part = begin();
  all.add(load);
  return (props) => <Part {...props} />;
}

export function forgetFailedParts(): void {
  for (const begin of failed) begin();
  failed.clear();
}

/** One after the other, also the parts of parts, which are known once theirs is here; a failure is told when the part is really opened. */
export async function fetchPartsAhead(): Promise<void> {
  for (const load of all) await load().catch(() => undefined);
}
