/** Answers are made smaller on their way. Pages are not among them: they are kept as they are sent (server/http/store-page.ts). */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { Gzip } from "minizlib";

/** Bytes: from what on it is worth it, and what is done in one go. */
const least = 1024;
const inOneGo = 65_536;

/**
 * By one compressor for all of them: each of Node's own, used once, stays with its buffers until all memory is looked through
 * (decision 131). Of those that can be used again gzip is the smallest.
 */
function openGzip(): (answer: Buffer) => Buffer {
  const open = () => new Gzip({ level: 6 });
  let gzip = open();
  return (answer) => {
    try {
      gzip.write(answer);
      gzip.flush(constants.Z_FINISH);
      const packed = gzip.read();
      if (packed === null) throw new Error("gzip gave nothing");
      gzip.reset();
      return packed;
    } catch (error) {
      // What it still holds of this answer is not for whoever asks next.
      gzip = open();
      throw error;
    }
  };
}

export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: least,
    syncThreshold: inOneGo,
    encodings: ["gzip"],
    zlib: { gzipSync: openGzip() },
  });
}
