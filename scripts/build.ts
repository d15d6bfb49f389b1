/** npm run build: makes the web build. */
import { makeBuild } from "./make-build.ts";

process.exitCode = await makeBuild();
