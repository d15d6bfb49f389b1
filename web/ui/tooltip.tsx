/** A few words about a control, shown after a pause by the pointer or at once by the keyboard; the next one near in time needs no pause. */
import { cloneElement, type DOMAttributes, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { tooltip } from "#contract/limits.ts";

/** When the last tooltip on the page closed, in milliseconds. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

type Described = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onKeyDown"
> & { "aria-describedby"?: string };

type TooltipProps = { text: string; children: ReactElement<Described> };

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const openSoon = () => {
    const pause = Date.now() - lastClosedAt < tooltip.skipDelay ? 0 : tooltip.openDelay;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), pause);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = Date.now();
    setOpen(false);
  };

  return (
    <span className="tooltip">
      {cloneElement(children, {
        "aria-describedby": open ? id : undefined,
        onPointerEnter: openSoon,
        onPointerLeave: close,
        onFocus: () => setOpen(true),
        onBlur: close,
        onKeyDown: (event) => event.key === "Escape" && close(),
      })}
      {open && (
        <span role="tooltip" id={id} className="tooltip-text">
          {text}
        </span>
      )}
    </span>
  );
}
