/** Answers are made smaller on their way. Pages are not among them: they are kept as they are sent (server/http/store-page.ts). */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bytes: from what on it is worth it, and what is done in one go. */
const least = 1024;
const inOneGo = 65_536;

/**
 * In one go, as a stream would stay with the whole request until all memory is looked through (decision 131); what
 * it would win by working beside the process is less than it costs (0.14 ms of a search of 13 kB, as a stream 0.25).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: least,
    syncThreshold: inOneGo,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
