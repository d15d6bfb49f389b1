/** Makes blog posts modules of the web build: `content/blog/*.md` become HTML at build time, on the server's side only. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { renderPost } from "#content/blog/render-post.ts";

export function renderPosts(): Plugin {
  return {
    name: "nukkad:render-posts",
    enforce: "pre",
    transform: {
      filter: { id: /\/content\/blog\/[^/]+\.md$/ },
      async handler(code, id) {
        const english = id.replace(/\.\w+\.md$/, ".en.md");
        if (english !== id) this.addWatchFile(english);
        const post = renderPost(basename(id), code, await readFile(english, "utf8"));
        return { code: `export default ${JSON.stringify(post)}`, map: null };
      },
    },
  };
}
