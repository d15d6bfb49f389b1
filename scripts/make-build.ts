/** Makes the web build: React Router's build, then the compressed copies of its assets. */
import { describeInputs, forgetBuild, isBuildStale, rememberBuild } from "./build-stamp.ts";
import { compressAssets } from "./compress-assets.ts";
import { runProgram } from "./run-program.ts";

/** Resolves with an exit code. */
export async function makeBuild(): Promise<number> {
  const inputs = describeInputs();
  forgetBuild();
  const code = await runProgram("react-router", ["build", "--logLevel=warn"], { NODE_ENV: "production" });
  if (code !== 0) return code;
  await compressAssets("build/client/assets");
  rememberBuild(inputs);
  return 0;
}

export async function makeBuildIfStale(): Promise<number> {
  if (!isBuildStale()) return 0;
  process.stderr.write("Building the pages ...\n");
  return makeBuild();
}
