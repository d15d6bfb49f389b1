/** npm run serve: serves the existing build. */
import "#server/process/serve.ts";
