/** Finds a free port on loopback. */
import { createServer } from "node:net";

export function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(address && typeof address === "object" ? address.port : 0));
    });
  });
}
