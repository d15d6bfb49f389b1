/** Fills limits into the texts of the web, in development, in tests and in the build alike. */
import type { Plugin } from "vite";
import { fillLimits } from "#text/fill-limits.ts";

export function fillTexts(): Plugin {
  return {
    name: "nukkad:fill-texts",
    enforce: "pre",
    transform: {
      filter: { id: /\/text\/\w\w\/\w+\.json$/ },
      handler: (code) => ({ code: fillLimits(code), map: null }),
    },
  };
}
