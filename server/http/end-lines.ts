/**
 * The lines of a process that ends. Node closes those that rest at that moment, and waits for all others until they are closed:
 * for one that a balancer keeps for the next question, and for one on which a question was begun and not ended, by who is slow or
 * has gone, longer than the process has.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { beginStep } from "#server/close-in-order.ts";

/** The rest of a question may still be on its way: so many looks, and milliseconds between two. */
const looks = 4;
const lookEvery = 250;

export function endLines(app: FastifyInstance): void {
  /** By how many looks in a row found nothing to answer on them. */
  const lines = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  app.server.on("connection", (line) => {
    lines.set(line, 0);
    line.once("close", () => lines.delete(line));
  });
  app.server.on("request", (_question, answer) => {
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
  });

  // Counted, not timed: between two looks what came is read, also where the process had to wait for a processor.
  function look(): void {
    const busy = new Set([...answers].map(({ req }) => req.socket));
    for (const [line, seen] of lines)
      if (busy.has(line)) lines.set(line, 0);
      else if (seen < looks) lines.set(line, seen + 1);
      else line.destroy();
  }

  app.addHook("preClose", async () => {
    const done = beginStep("lines", () => ({ lines: lines.size, answers: answers.size }));
    // So that nobody sends a question after this one. To what comes from now on Fastify says so by itself.
    for (const answer of answers) if (!answer.headersSent) answer.setHeader("connection", "close");
    const looking = setInterval(look, lookEvery);
    app.server.once("close", () => {
      clearInterval(looking);
      done();
    });
  });
}
