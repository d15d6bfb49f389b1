/**
 * A rendered page as it is kept: its bytes, compressed in the way that somebody asks for, quickly while they wait and again,
 * better, when nobody does. What nobody asks for costs nothing: hardly a browser takes gzip.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const quickly = 5;
const well = 11;

/** What is sent: the HTML, and the policy that lets in what stands inside it. */
export type DocumentText = { html: string; policy: string; whenSent?: readonly (() => void)[] };

export type Packing = "br" | "gzip";

export type StoredPage = {
  raw: Buffer;
  /** As far as they were asked for. */
  packed: Map<Packing, Buffer>;
  etag: string;
  policy: string;
  /** Done whenever it is sent whole. */
  whenSent: readonly (() => void)[];
};

export function storePage({ html, policy, whenSent = [] }: DocumentText): StoredPage {
  const raw = Buffer.from(html);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  return { raw, packed: new Map(), etag, policy, whenSent };
}

const underWay = new WeakMap<StoredPage, Map<Packing, Promise<Buffer>>>();

/** Those who ask at once share one. */
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
