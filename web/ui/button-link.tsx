/** A link that looks like a button; apart from it, so that a page without the router can have buttons. */
import type { ComponentProps } from "react";
import { type ButtonLook, lookClasses } from "./button.tsx";
import { Link } from "./link.tsx";

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookClasses({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
