/** A surface on the page; with a card link all of it can be pressed. */
import type { ComponentProps, ElementType } from "react";
import { joinClasses } from "./join-classes.ts";
import { Link } from "./link.tsx";

type CardProps = ComponentProps<"div"> & { as?: ElementType; pressable?: boolean };

export function Card({ as: Tag = "div", pressable, className, ...rest }: CardProps) {
  return <Tag {...rest} className={joinClasses("card", pressable && "card-link", className)} />;
}

/** The one link of a pressable card; put it in the card's heading. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={joinClasses("card-target", className)} />;
}
