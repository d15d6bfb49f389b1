/** A proxy between browser and app that can stop answering, or serve pages of another build (R2.14). */
import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Line = {
  origin: string;
  /** `silent`: pages get no answer; `build`: pages claim this build. */
  state: { silent: boolean; build?: string };
  /** Requested paths, with their status. */
  answered: string[];
  close: () => Promise<void>;
};

const isPage = (accepted: string | undefined) => accepted?.includes("text/html") === true;

export async function openNetwork(): Promise<Line> {
  const app = new URL(process.env.BASE_URL ?? "");
  const state: Line["state"] = { silent: false };
  const answered: string[] = [];
  const server = createServer(({ method, url, headers }, reply) => {
    if (state.silent && isPage(headers.accept)) return;
    const onward = ask({ host: app.hostname, port: app.port, method, path: url, headers }, (answer) => {
      answered.push(`${answer.statusCode} ${url}`);
      const build = answer.headers["x-build"] === undefined ? undefined : state.build;
      reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(build && { "x-build": build }) });
      answer.pipe(reply);
    });
    onward.on("error", () => reply.destroy());
    onward.end();
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    state,
    answered,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
