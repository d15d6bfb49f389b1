/**
 * A cached page: its bytes, compressed on demand per encoding, fast at first and better in the background for frequent ones.
 * Encodings that are not requested cost nothing: hardly a browser uses gzip.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const quickly = 5;
const well = 11;

/** The HTML, and the policy that allows its inline content. */
export type DocumentText = { html: string; policy: string; whenSent?: readonly (() => void)[] };

export type Packing = "br" | "gzip";

export type StoredPage = {
  raw: Buffer;
  /** The requested encodings. */
  packed: Map<Packing, Buffer>;
  etag: string;
  policy: string;
  /** Called whenever it is sent whole. */
  whenSent: readonly (() => void)[];
};

export function storePage({ html, policy, whenSent = [] }: DocumentText): StoredPage {
  const raw = Buffer.from(html);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { raw, packed: new Map(), etag, policy, whenSent };
}

const underWay = new WeakMap<StoredPage, Map<Packing, Promise<Buffer>>>();

/** Concurrent requests share one compression. */
export function packPage(page: StoredPage, packing: Packing): Buffer | Promise<Buffer> {
  const known = page.packed.get(packing);
  if (known !== undefined) return known;
  const begun = underWay.get(page) ?? new Map<Packing, Promise<Buffer>>();
  underWay.set(page, begun);
  const mine = begun.get(packing) ?? pack(page, packing);
  begun.set(packing, mine);
  return mine;
}

async function pack(page: StoredPage, packing: Packing): Promise<Buffer> {
  const made = await (packing === "br" ? brotli(page.raw, quickly) : compressGzip(page.raw, { level: 6 }));
  page.packed.set(packing, made);
  return made;
}

export async function compressWell(page: StoredPage): Promise<StoredPage> {
  return { ...page, packed: new Map([...page.packed, ["br", await brotli(page.raw, well)]]) };
}

function brotli(raw: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
