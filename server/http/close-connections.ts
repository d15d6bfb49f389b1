/**
 * Closes the connections of an ending process. Node closes those that are idle at that moment, and waits for all others until
 * they are closed: longer than the process has, when a load balancer keeps one alive or a client never completes its
 * request.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { beginStep } from "#server/process/close-in-order.ts";

/** The rest of a request may still be on its way: so many checks, and milliseconds between two. */
const looks = 4;
const lookEvery = 250;

type Line = {
  /** How many checks in a row found no pending answer on it. */
  idle: number;
  answers: Set<ServerResponse>;
};

export function endLines(app: FastifyInstance): void {
  const lines = new Map<Socket, Line>();
  app.server.on("connection", (socket) => {
    lines.set(socket, { idle: 0, answers: new Set() });
    socket.once("close", () => lines.delete(socket));
  });
  app.server.on("request", ({ socket }, answer) => {
    const line = lines.get(socket);
    if (line === undefined) return;
    line.answers.add(answer);
    answer.once("close", () => line.answers.delete(answer));
  });

  // Counted, not timed: pending input is read between two checks, also when the process had to wait for a processor.
  function look(): void {
    for (const [socket, line] of lines)
      if (line.answers.size > 0) line.idle = 0;
      else if (line.idle < looks) line.idle += 1;
      else socket.destroy();
  }

  app.addHook("preClose", async () => {
    const answersDue = () => [...lines.values()].flatMap(({ answers }) => [...answers]);
    const done = beginStep("lines", () => ({ lines: lines.size, answers: answersDue().length }));
    // No further request follows on these connections. On later answers Fastify sets the header itself.
    for (const answer of answersDue()) if (!answer.headersSent) answer.setHeader("connection", "close");
    const looking = setInterval(look, lookEvery);
    app.server.once("close", () => {
      clearInterval(looking);
      done();
    });
  });
}
