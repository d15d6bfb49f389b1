/** npm run serve: serves what was built, and builds nothing. */
import "#server/process/serve.ts";
