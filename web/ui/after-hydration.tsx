/**
 * Content that only the browser renders, in place of what the server rendered. A component of its own, so that its update
 * does not touch its parent: React would render again a part whose file is still loading.
 */
import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

export function AfterHydration({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : fallback;
}
