/**
 * The lines of a process that ends. Node closes those that rest at that moment, and waits for all others until they are closed:
 * for one that a balancer keeps for the next question, and for one on which a question was begun and not ended, by who is slow or
 * has gone, longer than the process has.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { beginStep } from "#server/process/close-in-order.ts";

/** The rest of a question may still be on its way: so many looks, and milliseconds between two. */
const looks = 4;
const lookEvery = 250;

type Line = {
  /** How many looks in a row found nothing to answer on it. */
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

  // Counted, not timed: between two looks what came is read, also where the process had to wait for a processor.
  function look(): void {
    for (const [socket, line] of lines)
      if (line.answers.size > 0) line.idle = 0;
      else if (line.idle < looks) line.idle += 1;
      else socket.destroy();
  }

  app.addHook("preClose", async () => {
    const answersDue = () => [...lines.values()].flatMap(({ answers }) => [...answers]);
    const done = beginStep("lines", () => ({ lines: lines.size, answers: answersDue().length }));
    // So that nobody sends a question after this one. To what comes from now on Fastify says so by itself.
    for (const answer of answersDue()) if (!answer.headersSent) answer.setHeader("connection", "close");
    const looking = setInterval(look, lookEvery);
    app.server.once("close", () => {
      clearInterval(looking);
      done();
    });
  });
}
