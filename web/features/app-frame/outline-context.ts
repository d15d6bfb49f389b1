/** What the server alone draws and names for a dashboard: its outline, the files its document fetches ahead, the script that asks its first calls. */
import { type ComponentType, createContext } from "react";
import type { MemberRole } from "#contract/vocabulary.ts";

type Ahead = {
  Outline: ComponentType<{ role: MemberRole }>;
  files: readonly string[];
  script: string | undefined;
};

export const AheadContext = createContext<Ahead | null>(null);
