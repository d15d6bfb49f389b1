/** A small choice that is a link, or removable. */
import { Check, X } from "lucide-react";
import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { Link } from "./link.tsx";

type ChipLinkProps = ComponentProps<typeof Link> & { selected?: boolean };

export function ChipLink({ selected, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className="chip" aria-current={selected || undefined}>
      {selected && <Check className="chip-tick" aria-hidden="true" />}
      {children}
    </Link>
  );
}

type ChipRemoveProps = { children: ReactNode; removeLabel: string } & (
  | { to: string; onClick?: MouseEventHandler<HTMLElement> }
  | { to?: undefined; onRemove: () => void }
);

/** Removed by a press, or without JavaScript by a link to the address without it. */
export function ChipRemove({ children, removeLabel, ...way }: ChipRemoveProps) {
  const cross = <X aria-hidden="true" />;
  return (
    <span className="chip chip-removable">
      <span>{children}</span>
      {way.to === undefined ? (
        <button type="button" aria-label={removeLabel} onClick={way.onRemove}>
          {cross}
        </button>
      ) : (
        <Link {...way} aria-label={removeLabel}>
          {cross}
        </Link>
      )}
    </span>
  );
}
