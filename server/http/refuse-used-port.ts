/** Fails on a used port before anything slow is started. */
import { once } from "node:events";
import { createServer } from "node:net";

/** Rejects as listening would: EADDRINUSE, or EACCES below 1024. */
export async function refuseUsedPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
