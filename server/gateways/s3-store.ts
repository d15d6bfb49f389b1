/** The file store as a bucket of any S3-compatible service, by signed requests. */
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "#server/settings.ts";
import type { FileStore, StoredFile } from "./file-key.ts";

const patience = 20_000;

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map((match) => match[1] ?? "");
}

export function openBucket(settings: S3Settings, pageSize = 1000): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const base = `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`;

  async function ask(method: string, path: string, init: { body?: Buffer; headers?: Record<string, string> } = {}) {
    const { body, headers } = init;
    const answer = await client.fetch(base + path, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(headers && { headers }),
      ...(body && { body: new Uint8Array(body) }),
    });
    if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
    await answer.body?.cancel();
    throw new Error(`the file store answered ${answer.status} to ${method}`);
  }

  return {
    async put(key, body, mediaType) {
      const headers = { "content-type": mediaType, "content-length": String(body.length) };
      await (await ask("PUT", `/${key}`, { body, headers })).body?.cancel();
    },
    async read(key) {
      const answer = await ask("GET", `/${key}`);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    async remove(key) {
      await (await ask("DELETE", `/${key}`)).body?.cancel();
    },
    async *list(): AsyncGenerator<StoredFile> {
      let more = true;
      for (let marker = ""; more; ) {
        const answer = await ask("GET", `?${new URLSearchParams({ "max-keys": String(pageSize), marker })}`);
        const xml = await answer.text();
        if (!answer.ok) throw new Error("the file store does not list its bucket");
        const [keys, dates] = [elements(xml, "Key"), elements(xml, "LastModified")];
        for (const [index, key] of keys.entries()) yield { key, changedAt: new Date(dates[index] ?? Date.now()) };
        more = elements(xml, "IsTruncated")[0] === "true" && keys.length > 0;
        marker = keys.at(-1) ?? "";
      }
    },
  };
}
