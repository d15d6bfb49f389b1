/** The server, which renders documents whole, passes in the error page; browsers fetch it. */
import { type ComponentType, createContext } from "react";

export const TroubleContext = createContext<ComponentType<{ isMissing: boolean }> | null>(null);
