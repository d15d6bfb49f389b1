/** npm run build: makes the web build. */
import { makeBuild } from "./bundle/make-build.ts";

process.exitCode = await makeBuild();
