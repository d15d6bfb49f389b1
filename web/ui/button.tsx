/** The button in its four variants. */
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { StillTrying } from "./still-trying.tsx";

export type ButtonStyle = {
  variant?: "primary" | "secondary" | "quiet" | "destructive";
  size?: "normal" | "large" | "icon";
  wide?: boolean;
  icon?: ReactNode;
};

export function buttonClasses({ variant = "primary", size = "normal", wide }: ButtonStyle, className?: string) {
  return joinClasses("button", `button-${variant}`, size !== "normal" && `button-${size}`, wide && "w-full", className);
}

type ButtonProps = ButtonStyle & ComponentProps<"button"> & { busy?: boolean };

/** A busy button keeps its focus and label, ignores presses, and says when it takes long. */
export function Button({ variant, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  const ignorePress = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClasses({ variant, size, wide }, className)}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest["aria-disabled"]}
        onClick={busy ? ignorePress : onClick}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : icon}
        {children}
      </button>
      {busy && <StillTrying />}
    </>
  );
}
