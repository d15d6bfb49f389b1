/** Scans a file by clamd's INSTREAM command; when clamd is configured but does not answer, the file is refused. */
import { once } from "node:events";
import { connect, type NetConnectOpts, type Socket } from "node:net";
import type { Settings } from "#server/settings/settings.ts";

/** Whether a file, whole or streamed, is clean; throws without a verdict. */
export type Antivirus = (file: Buffer | AsyncIterable<Buffer>) => Promise<boolean>;

const timeout = 20_000;
const chunkSize = 64 * 1024;

export function openAntivirus({ clamdAddress }: Pick<Settings, "clamdAddress">): Antivirus {
  if (clamdAddress === undefined) return async () => true;
  const target = targetOf(clamdAddress);
  return async (file) => {
    const verdict = await scan(target, Buffer.isBuffer(file) ? cut(file) : file);
    if (verdict === "stream: OK") return true;
    if (verdict.endsWith(" FOUND")) return false;
    throw new Error("clamd gave no verdict");
  };
}

function targetOf(address: string): NetConnectOpts {
  if (address.startsWith("/")) return { path: address };
  const colon = address.lastIndexOf(":");
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ""), port: Number(address.slice(colon + 1)) };
}

function lengthOf(chunk: Buffer): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(chunk.length);
  return prefix;
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}

async function send(socket: Socket, file: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
  socket.write("zINSTREAM\0");
  for await (const chunk of file) {
    socket.write(lengthOf(chunk));
    if (!socket.write(chunk)) await once(socket, "drain");
  }
  socket.write(lengthOf(Buffer.alloc(0)));
}

/** clamd's answer, without its closing zero. */
function scan(target: NetConnectOpts, file: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(target);
    let said = "";
    socket.setTimeout(timeout, () => socket.destroy(new Error("clamd did not answer in time")));
    socket.on("error", reject);
    socket.on("data", (part) => {
      said += part.toString("utf8");
    });
    socket.on("close", () => resolve(said.replace(/\0[\s\S]*$/, "").trim()));
    socket.on("connect", () => {
      send(socket, file).catch((error) => socket.destroy(error));
    });
  });
}
