/** Whether a document is rendered: HTML that React renders once and never hydrates (decision 50). */
import { createContext } from "react";

export const DocumentContext = /* @__PURE__ */ createContext(false);
