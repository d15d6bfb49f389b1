/**
 * Lines whose first question was begun and not ended, by who is slow or has gone: to Node they are busy, and would hold up the
 * end of the process for a minute. While it ends they are closed.
 */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** The rest of a question may still be on its way: so many looks, and milliseconds between two. */
const looks = 4;
const lookEvery = 250;

export function closeUnusedLines(app: FastifyInstance): void {
  const opened = new Map<Socket, number>();
  app.server.on("connection", (socket) => {
    opened.set(socket, 0);
    socket.once("close", () => opened.delete(socket));
  });
  app.server.on("request", ({ socket }) => opened.delete(socket));
  app.addHook("preClose", async () => {
    // Counted, not timed: between two looks what came is read, also where the process had to wait for a processor.
    const closing = setInterval(() => {
      for (const [socket, seen] of opened)
        if (seen < looks) opened.set(socket, seen + 1);
        else socket.destroy();
    }, lookEvery);
    app.server.once("close", () => clearInterval(closing));
  });
}
