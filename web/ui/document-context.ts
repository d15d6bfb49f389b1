/** Whether what is drawn is a document: HTML that React writes once and never wakes (decision 50). */
import { createContext } from "react";

export const DocumentContext = /* @__PURE__ */ createContext(false);
