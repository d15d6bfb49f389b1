/** A rendered page as it is kept: its bytes, compressed quickly for whoever waits, and again, better, when nobody does. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const quickly = 5;
const well = 11;

/** What is sent: the HTML, and the policy that lets in what stands inside it. */
export type DocumentText = { html: string; policy: string; whenSent?: readonly (() => void)[] };

export type StoredPage = {
  raw: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  policy: string;
  /** Done whenever it is sent whole. */
  whenSent: readonly (() => void)[];
};

export async function storePage({ html, policy, whenSent = [] }: DocumentText): Promise<StoredPage> {
  const raw = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(raw, quickly), compressGzip(raw, { level: 6 })]);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { raw, br, gzip: gz, etag, policy, whenSent };
}

export async function compressWell(page: StoredPage): Promise<StoredPage> {
  return { ...page, br: await brotli(page.raw, well) };
}

function brotli(raw: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
