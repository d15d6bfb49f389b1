/** For tests: implements clamd's INSTREAM on loopback; data with the given word is infected. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export type TestClamd = {
  address: string;
  scanned: Buffer[];
  answerWith(words: string | null): void;
  stop(): Promise<void>;
};

/** The bytes between the command and the empty chunk, or undefined while more is to come. */
function readStream(received: Buffer): Buffer | undefined {
  const command = received.indexOf(0);
  if (command === -1) return undefined;
  if (received.subarray(0, command).toString() !== "zINSTREAM") throw new Error("not the command we know");
  const chunks: Buffer[] = [];
  for (let at = command + 1; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

export async function startClamd(virus: string): Promise<TestClamd> {
  const scanned: Buffer[] = [];
  let forced: string | null = null;
  const server = createServer((socket: Socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const stream = readStream(received);
      if (stream === undefined) return;
      scanned.push(stream);
      const verdict = stream.includes(virus) ? "stream: Test.Virus FOUND" : "stream: OK";
      socket.end(`${forced ?? verdict}\0`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    answerWith(words) {
      forced = words;
    },
    async stop() {
      server.close();
      await once(server, "close");
    },
  };
}
