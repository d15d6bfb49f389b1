/** Fakes an IndexNow service (R11.3): answers as one would, or once with the code set before. */
import type { FastifyInstance } from "fastify";

const path = "/demo/indexnow";

type Submission = { host?: unknown; key?: unknown; urlList?: unknown };

/** Addresses a service accepts at once. */
const most = 10_000;

function judge({ host, key, urlList }: Submission, origin: string): number {
  if (typeof key !== "string" || !Array.isArray(urlList) || urlList.length === 0 || urlList.length > most) return 400;
  const isOurs = (address: unknown) => typeof address === "string" && address.startsWith(`${origin}/`);
  return host === new URL(origin).host && urlList.every((address) => isOurs(address) || address === origin) ? 202 : 422;
}

export function serveIndexNow(app: FastifyInstance, origin: string): void {
  /** Sets the next answer's code. */
  let next: number | undefined;

  app.put<{ Body: { answer?: unknown } | null }>(path, async ({ body }, reply) => {
    const answer = Number(body?.answer);
    next = Number.isInteger(answer) && answer >= 200 && answer <= 599 ? answer : undefined;
    return reply.code(204).send();
  });

  // A full batch exceeds the body limit of other calls.
  app.post<{ Body: Submission | null }>(path, { bodyLimit: 4 * 1024 * 1024 }, async ({ body }, reply) => {
    const answer = next ?? judge(body ?? {}, origin);
    next = undefined;
    if (answer >= 300 && answer < 400) reply.header("location", `${origin}/`);
    return reply.code(answer).send();
  });
}
