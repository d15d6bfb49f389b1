/** The server, which renders documents whole, hands in what stands instead of a page that failed; browsers fetch it. */
import { type ComponentType, createContext } from "react";

export const TroubleContext = createContext<ComponentType<{ isMissing: boolean }> | null>(null);
