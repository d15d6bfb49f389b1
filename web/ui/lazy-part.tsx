/** A part of a page that is fetched when it is shown, or ahead of that; one that could not be fetched is fetched anew when asked to. */
import { type ComponentType, lazy, useState } from "react";

type Module<Props> = { default: ComponentType<Props> };

const all = new Set<() => Promise<unknown>>();
const failed = new Set<() => void>();

type DrawnProps<Props> = { find: () => ComponentType<Props>; props: Props };

/** As it was when it was first drawn: another component would begin anew. */
function Drawn<Props extends object>({ find, props }: DrawnProps<Props>) {
  const [Part] = useState(find);
  return <Part {...props} />;
}

/** Has it here before it is shown: it is then drawn at once, and not after its shape. */
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
        // React keeps a failure for ever; a new attempt needs a new component.
        failed.add(() => {
          Part = begin();
        });
        throw error;
      }),
    );
  let Part = begin();
  all.add(fetch);
  const find = () => fetched ?? Part;
  return Object.assign((props: Props) => <Drawn find={find} props={props} />, { fetch });
}

export function forgetFailedParts(): void {
  for (const begin of failed) begin();
  failed.clear();
}

/** One after the other, also the parts of parts, which are known once theirs is here; a failure is told when the part is really opened. */
export async function fetchPartsAhead(): Promise<void> {
  for (const load of all) await load().catch(() => undefined);
}
