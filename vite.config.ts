/** The web build: React Router's routes, the Tailwind sheet, and `enhance.ts` as an extra entry for pages without React. */
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fillTexts } from "#scripts/bundle/fill-texts.ts";
import { groupChunks } from "#scripts/bundle/group-chunks.ts";
import { renderPosts } from "#scripts/bundle/render-posts.ts";

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
 * part needs it: it is there before the part runs.
 */
function keepDocumentsLight(file: string, parts: string[], { hostId }: { hostId: string }): string[] {
  if (!/\/enhance-[^/]+$/.test(hostId)) return parts;
  const large = /phone-check|notification-bell|tooltip|widgets/.test(file) ? /\.css$/ : /\/islands-|\.css$/;
  return parts.filter((part) => large.test(part));
}

export default defineConfig({
  publicDir: "web/public",
  plugins: [tailwindcss(), reactRouter(), addEnhanceEntry(), fillTexts(), renderPosts(), groupChunks()],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Newer than the scripts' target: below it every rule is written several times over, with names of languages for a direction.
    cssTarget: ["chrome109", "firefox115", "safari16.4"],
    modulePreload: { resolveDependencies: keepDocumentsLight },
    // In kB, above the PDF reader of the office: what pages weigh is watched by e2e/weight.spec.ts.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      // Of the 1,900 icons that lucide-react exports only those in use are read: the build takes half as long.
      experimental: { lazyBarrel: true },
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    ssr: {
      // Bundled: the server reads the icons in use, not all 1,900 at every start.
      resolve: { noExternal: ["lucide-react"] },
      build: {
        // The server reads one file from disk: it is all there at once.
        rolldownOptions: { input: "./web/server.tsx", checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
});
