/**
 * Lines on which nothing was ever asked, as balancers open them ahead: to Node they are busy with their first question, and
 * would hold up the end of the process for a minute. While it ends they are closed.
 */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds: what was sent on a line that has just been opened may still be on its way. */
const graceful = 1000;

export function closeUnusedLines(app: FastifyInstance): void {
  const opened = new Map<Socket, number>();
  app.server.on("connection", (socket) => {
    opened.set(socket, performance.now());
    socket.once("close", () => opened.delete(socket));
  });
  app.server.on("request", ({ socket }) => opened.delete(socket));
  app.addHook("preClose", async () => {
    const closing = setInterval(() => {
      for (const [socket, since] of opened) if (performance.now() - since > graceful) socket.destroy();
    }, graceful / 4);
    app.server.once("close", () => clearInterval(closing));
  });
}
