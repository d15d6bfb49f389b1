/** A short label: verified, pending, new. */
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

export type Tone = "plain" | "leaf" | "brick" | "marigold" | "ink";

const looks: Record<Tone, string> = {
  plain: "",
  leaf: "bg-leaf-wash text-leaf",
  brick: "bg-brick-wash text-brick",
  marigold: "bg-marigold text-on-marigold",
  ink: "bg-ink text-on-ink",
};

export function Badge({ tone = "plain", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={joinClasses("badge", looks[tone])}>
      {icon}
      {children}
    </span>
  );
}
