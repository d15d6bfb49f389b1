/** A skeleton of loading content. */
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

type SkeletonProps = { shape?: "block" | "line" | "circle" | "stone"; className?: string };

const shapes = { block: "", line: "h-3.5 my-1.25", circle: "rounded-full", stone: "rounded-stone" };

export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return <span className={joinClasses("skeleton", shapes[shape], className)} aria-hidden="true" />;
}

/** Announces once, for all skeletons inside, that something is loading. */
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
