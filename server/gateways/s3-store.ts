/** The file store as a bucket of any S3-compatible service, by signed requests. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { fileStore } from "#contract/file-limits.ts";
import type { S3Settings } from "#server/settings/settings.ts";
import type { FileStore, StoredFile } from "./file-key.ts";

type Body = Uint8Array<ArrayBuffer> | ReadableStream;
/** `body` is created anew for each try, as a stream can be sent once. */
type Sent = { body?: () => Body; headers?: Record<string, string>; patience?: number };

export type BucketOptions = { pageSize?: number; patience?: number };

export function openBucket(settings: S3Settings, options: BucketOptions = {}): FileStore {
  const { pageSize = fileStore.pageSize, patience: usual = fileStore.patience } = options;
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const base = `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`;

  /** One request with all its retries and the reading of its answer, within the timeout. */
  async function send<T>(
    method: string,
    path: string,
    { body, headers, patience = usual }: Sent,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const deadline = new AbortController();
    const timedOut = new Error(`the file store did not answer ${method} within ${patience} ms`);
    // A timer of our own: the signal of AbortSignal.timeout may be garbage-collected, and then it never fires.
    const timer = setTimeout(() => deadline.abort(timedOut), patience);
    try {
      for (let tried = 1; ; tried++) {
        const signed = await client.sign(base + path, {
          method,
          ...(headers && { headers }),
          ...(body && { body: body(), duplex: "half" }),
        });
        const isLast = tried === fileStore.tries;
        const answer = await fetch(signed, { signal: deadline.signal }).catch((error: unknown) => {
          if (isLast || deadline.signal.aborted) throw error;
        });
        if (answer?.ok || (answer?.status === 404 && method === "GET")) return await read(answer);
        await answer?.body?.cancel();
        if (answer && (isLast || !(answer.status >= 500 || answer.status === 429)))
          throw new Error(`the file store answered ${answer.status} to ${method}`);
        await sleep(fileStore.retryAfter * tried, undefined, { signal: deadline.signal });
      }
    } catch (error) {
      throw deadline.signal.aborted ? timedOut : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(key, bytes, mediaType) {
      const headers = { "content-type": mediaType, "content-length": String(bytes.length) };
      await send("PUT", `/${key}`, { body: () => new Uint8Array(bytes), headers }, skip);
    },
    async putFile(key, path, mediaType) {
      const { size } = await stat(path);
      const headers = { "content-type": mediaType, "content-length": String(size) };
      const body = () => Readable.toWeb(createReadStream(path)) as ReadableStream;
      await send("PUT", `/${key}`, { body, headers, patience: usual + size / fileStore.slowest }, skip);
    },
    read: (key) =>
      send("GET", `/${key}`, {}, async (answer) => {
        if (answer.ok) return Buffer.from(await answer.arrayBuffer());
        await skip(answer);
        return null;
      }),
    readPart: (key, from, to) =>
      send("GET", `/${key}`, { headers: { range: `bytes=${from}-${to}` } }, async (answer) => {
        if (answer.status === 206) return Buffer.from(await answer.arrayBuffer());
        await skip(answer);
        if (answer.status === 404) return null;
        throw new Error(`the file store answered ${answer.status} to a part of a file`);
      }),
    async remove(keys) {
      for (let from = 0; from < keys.length; from += pageSize) {
        const body = new TextEncoder().encode(deletionOf(keys.slice(from, from + pageSize)));
        const headers = {
          "content-type": "application/xml",
          "content-length": String(body.length),
          "content-md5": createHash("md5").update(body).digest("base64"),
        };
        const xml = await send("POST", "?delete=", { body: () => body, headers }, (answer) => answer.text());
        const [failed] = elements(xml, "Error");
        if (failed !== undefined)
          throw new Error(`the file store did not delete a file: ${elements(failed, "Code")[0]}`);
      }
    },
    async *list(): AsyncGenerator<StoredFile> {
      for (let token: string | undefined, more = true; more; ) {
        const query = new URLSearchParams({ "list-type": "2", "max-keys": String(pageSize) });
        if (token !== undefined) query.set("continuation-token", token);
        const xml = await send("GET", `?${query}`, {}, async (answer) => {
          if (!answer.ok) throw new Error("the file store does not list its bucket");
          return answer.text();
        });
        for (const file of elements(xml, "Contents")) {
          const [key = ""] = elements(file, "Key");
          yield { key: decode(key), changedAt: new Date(elements(file, "LastModified")[0] ?? Date.now()) };
        }
        const [next] = elements(xml, "NextContinuationToken");
        more = elements(xml, "IsTruncated")[0] === "true" && next !== undefined;
        token = decode(next ?? "");
      }
    },
  };
}

async function skip(answer: Response): Promise<void> {
  await answer.body?.cancel();
}

/** Our keys consist of letters, digits, dashes and dots: nothing in them needs escaping. */
function deletionOf(keys: readonly string[]): string {
  return `<Delete><Quiet>true</Quiet>${keys.map((key) => `<Object><Key>${key}</Key></Object>`).join("")}</Delete>`;
}

/** The text between tags of that name, nested tags included. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map((match) => match[1] ?? "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
