/** Rendered documents in memory, bounded by bytes, least recently used first out; concurrent misses render once. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type StoredPage = { raw: Buffer; br: Buffer; gzip: Buffer; etag: string };

const bytesOf = (key: string, page: StoredPage) => key.length * 2 + page.raw.length + page.br.length + page.gzip.length;

async function storePage(html: string): Promise<StoredPage> {
  const raw = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
    zip(raw, { level: 7 }),
  ]);
  return { raw, br, gzip: gz, etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"` };
}

export class PageCache<Answer> {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, StoredPage>();
  readonly #rendering = new Map<string, Promise<StoredPage | Answer>>();
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The stored page, or what `render` makes: HTML is stored, any other answer is handed on as it is. */
  async get(
    key: string,
    render: () => Promise<{ html: string } | { answer: Answer }>,
  ): Promise<{ page: StoredPage } | { answer: Answer }> {
    const found = this.#pages.get(key);
    if (found !== undefined) {
      this.#pages.delete(key);
      this.#pages.set(key, found);
      return { page: found };
    }
    const rendering = this.#rendering.get(key) ?? this.#render(key, render);
    const made = await rendering;
    return isStored(made) ? { page: made } : { answer: made };
  }

  /** Forgets every page; one that is being rendered now is answered but not kept. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
    this.#bytes = 0;
  }

  #render(key: string, render: () => Promise<{ html: string } | { answer: Answer }>): Promise<StoredPage | Answer> {
    const generation = this.#generation;
    const rendering = render()
      .then(async (made) => {
        if ("answer" in made) return made.answer;
        const page = await storePage(made.html);
        if (generation === this.#generation) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: StoredPage): void {
    const size = bytesOf(key, page);
    if (size > this.#maxBytes / 4) return;
    this.#pages.set(key, page);
    this.#bytes += size;
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#pages.delete(oldest);
      this.#bytes -= bytesOf(oldest, old);
    }
  }
}

function isStored(made: unknown): made is StoredPage {
  return typeof made === "object" && made !== null && "br" in made && "etag" in made;
}
