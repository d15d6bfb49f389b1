/** Mounts Vite on Fastify's own server for hot reload while developing; pages load from its module graph. */
import type { FastifyInstance } from "fastify";
import type { RunnableDevEnvironment } from "vite";
import type { Web, WebBuild } from "./web-build.ts";

/** What Vite may serve of the repository: not the server, nor a data folder with the database's password. */
const files = {
  allow: ["web", "contract", "text", "content", "node_modules"],
  deny: ["**/.*", "**/.data*/**", "**/.git/**"],
};

export async function openVite(app: FastifyInstance): Promise<Web> {
  const restoreSignals = rememberSignals();
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, fs: files, hmr: { server: app.server }, ws: { server: app.server } as never },
  });
  restoreSignals();
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/")) return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.once("finish", resolve);
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded || reply.raw.headersSent) reply.hijack();
  });
  const ssr = vite.environments.ssr as RunnableDevEnvironment;
  return {
    load: async (): Promise<WebBuild> => ssr.runner.import("/web/server.tsx"),
    buildId: "dev",
    enhance: "/web/enhance.ts",
    enhanceParts: [],
    filesOf: () => [],
    preamble: "virtual:react-router/inject-hmr-runtime",
    clientDir: undefined,
  };
}

/** React Router's plugin ends the process at a signal, before the database could be stopped: its listeners are removed. */
function rememberSignals(): () => void {
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM"];
  const ours = new Set(signals.flatMap((signal) => process.listeners(signal)));
  return () => {
    for (const signal of signals) {
      for (const listener of process.listeners(signal)) if (!ours.has(listener)) process.off(signal, listener);
    }
  };
}
