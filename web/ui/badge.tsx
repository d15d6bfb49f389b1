/** A word that marks something: verified, pending, new. */
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

export type Tone = "plain" | "leaf" | "brick" | "marigold" | "ink";

export function Badge({ tone = "plain", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={joinClasses("badge", tone !== "plain" && `badge-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
