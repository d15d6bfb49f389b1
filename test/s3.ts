/** For tests: an S3-compatible service on loopback with one bucket, and one that accepts every call and never answers. */
import crypto from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

// s3rver encrypts its continuation tokens by single DES, which OpenSSL has removed: triple DES with one key thrice is
// the same.
const { createCipheriv, createDecipheriv } = crypto;
const thrice = (key: Uint8Array) => Buffer.concat([key, key, key]);
Object.assign(crypto, {
  createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === "des" ? createCipheriv("des-ede3-cbc", thrice(key), iv) : createCipheriv(name, key, iv),
  createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === "des" ? createDecipheriv("des-ede3-cbc", thrice(key), iv) : createDecipheriv(name, key, iv),
});

/** The settings of a bucket at that port. */
export function bucketAt(port: number): Record<string, string> {
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: "nukkad",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}

/** On a free port unless one is named. */
export async function startSilence(wanted = 0) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).resume());
  }).listen(wanted, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** The number of connections made. */
    heard: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** On a free port unless one is named. */
export async function startS3(wanted = 0) {
  const directory = await mkdtemp(join(tmpdir(), "nukkad-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: wanted,
    silent: true,
    directory,
    configureBuckets: [{ name: "nukkad", configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: bucketAt(port),
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
