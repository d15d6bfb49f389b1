/** A small choice that is ticked inside a form; apart from its links, so that a page without the router can have it. */
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type ChipToggleProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  children: ReactNode;
  type?: "checkbox" | "radio";
};

/** A checkbox (or radio) underneath, so that a plain form sends it. */
export function ChipToggle({ children, type = "checkbox", className, ...rest }: ChipToggleProps) {
  return (
    <label className="chip">
      <input {...rest} type={type} />
      <Check className="chip-tick" aria-hidden="true" />
      <span>{children}</span>
    </label>
  );
}
