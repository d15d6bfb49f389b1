/** npm start: builds the pages when they are stale, then serves them in this very process. */
import { makeBuildIfStale } from "./make-build.ts";

const code = await makeBuildIfStale();
if (code !== 0) process.exit(code);
// React reads it when first imported: its development build is several times slower.
process.env.NODE_ENV ??= "production";
await import("#server/main.ts");
