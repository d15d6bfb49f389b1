/** The shape of what is coming, while it comes. */
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

type SkeletonProps = { shape?: "block" | "line" | "circle" | "stone"; className?: string };

export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return (
    <span className={joinClasses("skeleton", shape !== "block" && `skeleton-${shape}`, className)} aria-hidden="true" />
  );
}

/** Says once, for all the shapes inside, that something is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
