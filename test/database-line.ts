/** For tests: a connection to the database that can go silent or be cut, as a network does. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DatabaseLine = {
  /** The database's address through this proxy. */
  url: string;
  /** Drops all data without notifying either side. */
  silence(): void;
  /** Holds back the database's answers: `arrived` resolves with the first part, until they are released. */
  hold(): { arrived: Promise<void>; release(): void };
  /** Data sent to the database that did not arrive. */
  lost: readonly string[];
  /** New connections pass again; open ones stay silent without notice, as when their host vanished. */
  comeBack(): void;
  /** Open connections end, new ones are refused. */
  cut(): Promise<void>;
  /** New connections pass again; those that were open have ended. */
  mend(): Promise<void>;
  close(): Promise<void>;
};

export async function openDatabaseProxy(url: string): Promise<DatabaseLine> {
  const far = new URL(url);
  const ends = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  const lost: string[] = [];
  let isSilent = false;
  let holdBack: ((pass: () => void) => void) | undefined;
  // The end of one side is forwarded by hand, or not at all.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const away = connect({ port: Number(far.port), host: far.hostname, allowHalfOpen: true });
    for (const [from, to] of [
      [near, away],
      [away, near],
    ] as const) {
      ends.add(from);
      const passes = () => !isSilent && !dead.has(from);
      from.on("data", (part) => {
        const pass = () => void to.write(part);
        if (!passes()) {
          if (from === near) lost.push(part.toString("latin1"));
        } else if (from === away && holdBack !== undefined) holdBack(pass);
        else pass();
      });
      from.on("end", () => {
        if (!passes()) return;
        to.end();
        from.end();
      });
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
    lost,
    silence() {
      isSilent = true;
    },
    hold() {
      const { promise: arrived, resolve } = Promise.withResolvers<void>();
      const heldBack: (() => void)[] = [];
      const mine = (pass: () => void) => {
        heldBack.push(pass);
        resolve();
      };
      holdBack = mine;
      return {
        arrived,
        release() {
          if (holdBack === mine) holdBack = undefined;
          for (const pass of heldBack) pass();
        },
      };
    },
    comeBack() {
      for (const end of ends) dead.add(end);
      isSilent = false;
    },
    cut,
    async mend() {
      if (server.listening) await cut();
      isSilent = false;
      await listen(port);
    },
    close: cut,
  };
}
