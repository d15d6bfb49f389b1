/** The baseline of cached pages: Fastify and nothing else, sending the same bytes with the same headers, in a process of its own. */
import { fork } from "node:child_process";
import { once } from "node:events";
import Fastify from "fastify";

type Answer = { body: string; headers: Record<string, string> };

if (process.argv[2] === "serve") {
  process.once("message", async ({ body, headers }: Answer) => {
    const app = Fastify();
    const bytes = Buffer.from(body, "base64");
    app.get("/", (_request, reply) => reply.headers(headers).send(bytes));
    process.send?.(await app.listen({ port: 0, host: "localhost" }));
  });
}

/** The current answer of `address`, at an address of its own. */
export async function serveBare(address: string, asked: Record<string, string>) {
  const { request } = await import("node:http");
  const taken = await new Promise<Answer>((resolve, reject) => {
    request(address, { headers: asked }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, "transfer-encoding": ____, ...headers } = answer.headers;
        resolve({ body: Buffer.concat(parts).toString("base64"), headers: headers as Record<string, string> });
      });
    })
      .on("error", reject)
      .end();
  });
  const child = fork(import.meta.filename, ["serve"], { env: { ...process.env, NODE_ENV: "production" } });
  child.send(taken);
  const [url]: string[] = await once(child, "message");
  if (url === undefined) throw new Error("The bare server did not say where it is.");
  return {
    url,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
