/** A link that looks like a button; apart from it, so that a page without the router can have buttons. */
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClasses } from "./button.tsx";
import { Link } from "./link.tsx";

type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>;

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
