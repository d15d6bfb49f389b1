/** Data of every page's layout, from the root's loader. */
import { useRouteLoaderData } from "react-router";
import type { Page } from "./page.ts";

export type PageFrame = Pick<
  Page,
  "path" | "origin" | "demo" | "facts" | "analytics" | "enhance" | "enhanceParts" | "preamble" | "nonce"
>;

/** Undefined only when the root itself could not load. */
export function usePageFrame(): PageFrame | undefined {
  return useRouteLoaderData<PageFrame>("root");
}
