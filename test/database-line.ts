/** For tests: a line to the database that can fall silent or be cut, as a network does. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DatabaseLine = {
  /** The database by way of this line. */
  url: string;
  /** Nothing passes any more, and nobody is told. */
  silence(): void;
  /** Open connections end, new ones are refused. */
  cut(): Promise<void>;
  /** New connections pass again; those that were open have ended. */
  mend(): Promise<void>;
  close(): Promise<void>;
};

export async function openLine(url: string): Promise<DatabaseLine> {
  const far = new URL(url);
  const ends = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const away = connect(Number(far.port), far.hostname);
    for (const [from, to] of [
      [near, away],
      [away, near],
    ] as const) {
      ends.add(from);
      from.on("data", (part) => !silent && to.write(part));
      from
        .on("error", () => {})
        .on("close", () => {
          ends.delete(from);
          to.destroy();
        });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  async function cut(): Promise<void> {
    const closed = once(server, "close");
    server.close();
    for (const end of ends) end.destroy();
    await closed;
  }
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;
  return {
    url: near.href,
    silence() {
      silent = true;
    },
    cut,
    async mend() {
      if (server.listening) await cut();
      silent = false;
      await listen(port);
    },
    close: cut,
  };
}
