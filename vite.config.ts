/** The web build: React Router's routes, the Tailwind sheet, and `enhance.ts` as an extra entry for pages without React. */
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { groupChunks } from "./scripts/group-chunks.ts";
import { leanContract } from "./scripts/lean-contract.ts";
import { renderPosts } from "./scripts/render-posts.ts";

const enhanceEntry = "web/enhance.ts";

function addEnhanceEntry(): Plugin {
  return {
    name: "nukkad:enhance-entry",
    configEnvironment(name, config) {
      if (name !== "client") return;
      const input = config.build?.rollupOptions?.input;
      if (Array.isArray(input)) input.push(enhanceEntry);
    },
  };
}

/**
 * What a document loads later must not put the names of all its parts into the script that every reader loads. Of the
 * islands that most readers open, the large libraries are named: they take longest, and the small parts come meanwhile.
 */
function keepDocumentsLight(file: string, parts: string[], { hostId }: { hostId: string }): string[] {
  if (!/\/enhance-[^/]+$/.test(hostId)) return parts;
  return /phone-check|notification-bell|tooltip|widgets/.test(file)
    ? []
    : parts.filter((part) => part.includes("frame-libraries-"));
}

export default defineConfig({
  publicDir: "web/public",
  plugins: [tailwindcss(), reactRouter(), addEnhanceEntry(), leanContract(), renderPosts(), groupChunks()],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { resolveDependencies: keepDocumentsLight },
  },
  environments: { ssr: { build: { rollupOptions: { input: "./web/server.tsx" } } } },
});
