/**
 * What only the browser draws, in the place of what the server drew there. A component of its own, so that its change is no
 * change of what stands around it: React would draw a part anew whose file is still on its way.
 */
import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

export function AfterHydration({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : fallback;
}
