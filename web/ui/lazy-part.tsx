/** A lazily loaded part of a page, on render or prefetched; a failed one is loaded again on retry. */
import { type ComponentType, lazy, useState } from "react";

type Module<Props> = { default: ComponentType<Props> };

const all = new Set<() => Promise<unknown>>();
const failed = new Set<() => void>();

type RenderedProps<Props> = { find: () => ComponentType<Props>; props: Props };

/** The one of the first render: another component would remount. */
function Rendered<Props extends object>({ find, props }: RenderedProps<Props>) {
  const [Part] = useState(find);
  return <Part {...props} />;
}

/** Loads it before it is shown: it then renders at once, without its skeleton. */
export type Fetched<Part> = { fetch: () => Promise<Part> };

export function lazyPart<Props extends object, Part extends Module<Props> = Module<Props>>(
  load: () => Promise<Part & Module<Props>>,
): ComponentType<Props> & Fetched<Part> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    const part = await load();
    fetched = part.default;
    return part;
  };
  const begin = () =>
    lazy(() =>
      fetch().catch((error) => {
        // React caches a failure for ever; a retry needs a new component.
        failed.add(() => {
          Part = begin();
        });
        throw error;
      }),
    );
  let Part = begin();
  all.add(fetch);
  const find = () => fetched ?? Part;
  return Object.assign((props: Props) => <Rendered find={find} props={props} />, { fetch });
}

export function forgetFailedParts(): void {
  for (const begin of failed) begin();
  failed.clear();
}

/** One after the other, with nested parts, which are known once their parent is loaded; a failure is reported when the part is opened. */
export async function fetchPartsAhead(): Promise<void> {
  for (const load of all) await load().catch(() => undefined);
}
