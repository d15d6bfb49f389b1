/** Makes the web build: React Router's build, the service worker, the icons of documents, then the compressed copies of its assets. */
import { writeFileSync } from "node:fs";
import { build } from "vite";
import { makeSprite } from "#scripts/assets/make-sprite.ts";
import { runProgram } from "#scripts/run-program.ts";
import { describeInputs, forgetBuild, isBuildStale, rememberBuild } from "./build-stamp.ts";
import { compressAssets } from "./compress-assets.ts";

/** One file without imports, for older browsers; at the root, whose pages it controls. */
async function makeServiceWorker(id: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __BUILD__: JSON.stringify(id) },
    build: {
      outDir: "build/client",
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: "web/service-worker.ts", formats: ["iife"], name: "serviceWorker", fileName: () => "sw.js" },
    },
  });
}

/** Resolves with an exit code. */
export async function makeBuild(): Promise<number> {
  const inputs = describeInputs();
  forgetBuild();
  const code = await runProgram("react-router", ["build", "--logLevel=warn"], { NODE_ENV: "production" });
  if (code !== 0) return code;
  const id = inputs.slice(0, 16);
  await makeServiceWorker(id);
  writeFileSync("build/id", id);
  makeSprite("build/client/assets");
  await compressAssets("build/client/assets");
  rememberBuild(inputs);
  return 0;
}

export async function makeBuildIfStale(): Promise<number> {
  if (!isBuildStale()) return 0;
  process.stderr.write("Building the pages ...\n");
  return makeBuild();
}
