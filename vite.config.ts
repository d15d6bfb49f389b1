/** The web build: React Router's routes, the Tailwind sheet, and `enhance.ts` as an extra entry for pages without React. */
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { groupChunks } from "./scripts/group-chunks.ts";
import { leanContract } from "./scripts/lean-contract.ts";
import { leanLibraries } from "./scripts/lean-libraries.ts";
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
 * What a document loads later must not put the names of all its parts into the script that every reader loads. Of islands
 * the large libraries are named: they take longest, and the small parts come meanwhile. The whole sheet is named where a
 * part needs it: it is there before the part runs. So is the door, which would come after the sheet otherwise and not beside
 * it; it names all parts of signing in, which would be fetched in six steps, each a way there and back (decision 121).
 */
function keepDocumentsLight(file: string, parts: string[], { hostId }: { hostId: string }): string[] {
  if (!/\/enhance-[^/]+$/.test(hostId)) return parts;
  const large = /phone-check|notification-bell|tooltip|widgets/.test(file)
    ? /\.css$/
    : /\/door-|frame-libraries-|\.css$/;
  return parts.filter((part) => large.test(part));
}

export default defineConfig({
  publicDir: "web/public",
  plugins: [
    tailwindcss(),
    reactRouter(),
    addEnhanceEntry(),
    leanContract(),
    leanLibraries(),
    renderPosts(),
    groupChunks(),
  ],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Newer than the scripts' target: below it every rule is written several times over, with names of languages for a direction.
    cssTarget: ["chrome109", "firefox115", "safari16.4"],
    modulePreload: { resolveDependencies: keepDocumentsLight },
  },
  environments: { ssr: { build: { rollupOptions: { input: "./web/server.tsx" } } } },
});
