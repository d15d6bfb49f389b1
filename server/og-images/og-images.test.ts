import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "#contract/languages.ts";
import { ogImageAddress, ogImageSize } from "#contract/og-images.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

describe("pictures of links (R2.1)", () => {
  let test: TestApp;
  let dataDir: string;
  const teacher = randomUUID();
  const tamil = randomUUID();
  const unlisted = randomUUID();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "nukkad-pictures-"));
    test = await createTestApp({ settings: { NUKKAD_DATA: dataDir } });
    await seedTeachers(test.database.pool, [
      seedTeacher({ id: teacher, name: "Asha <b>&amp; Rao", subjects: ["mathematics", "Vedic <i>maths"] }),
      seedTeacher({ id: tamil, name: "ஆஷா" }),
      seedTeacher({ id: unlisted, phone: null }),
    ]);
  });
  afterAll(async () => {
    await test.close();
    await rm(dataDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
  /** Counts the colours of a picture's text area; drawn text is never one flat colour. */
  async function inkOf(png: Buffer, language: string) {
    const left = language === "ur" ? 360 : 80;
    const part = await sharp(png).extract({ left, top: 130, width: 760, height: 420 }).stats();
    return part.channels[0]?.stdev ?? 0;
  }

  it.each(languages)("are drawn in %s, of one size, with text, small enough to send", async (language) => {
    const own = ["/home-tuition-delhi", "/maths-tuition"].map((path) => ({
      kind: "keyword" as const,
      name: path.slice(1),
    }));
    const all = [{ kind: "home" as const }, ...own, { kind: "teacher" as const, name: teacher }];
    const drawn = await Promise.all(all.map(async (picture) => get(ogImageAddress(language, picture))));
    for (const { statusCode, headers, rawPayload } of drawn) {
      expect({ statusCode, type: headers["content-type"] }).toEqual({ statusCode: 200, type: "image/png" });
      expect(await sharp(rawPayload).metadata()).toMatchObject(ogImageSize);
      expect(rawPayload.length).toBeLessThan(60_000);
      expect(await inkOf(rawPayload, language)).toBeGreaterThan(15);
    }
    expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(drawn.length);
  });

  it("are cached by their content, with a validator that stays the same", async () => {
    const address = ogImageAddress("en", { kind: "post", name: "the-first-lesson" });
    const before = (await readdir(join(dataDir, "pictures"))).length;
    const first = await get(address);
    expect((await readdir(join(dataDir, "pictures"))).length).toBe(before + 1);
    expect(first.headers["cache-control"]).toBe("public, max-age=604800");
    const again = await get(address, { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    await test.database.pool.query("update accounts set name = 'Asha R.' where id = $1", [teacher]);
    const renamed = await get(ogImageAddress("en", { kind: "teacher", name: teacher }));
    expect(renamed.headers["cache-control"]).toBe("public, max-age=3600");
    expect((await readdir(join(dataDir, "pictures"))).length).toBe(before + 2);
  });

  it("of a name in a script that our fonts lack are the search's picture, not a row of boxes", async () => {
    const own = await get(ogImageAddress("en", { kind: "teacher", name: tamil }));
    const search = await get(ogImageAddress("en", { kind: "search" }));
    expect(own.rawPayload.equals(search.rawPayload)).toBe(true);
  });

  it("exist for known pages alone: nothing is drawn or cached for any other address", async () => {
    const before = await readdir(join(dataDir, "pictures"));
    const others = [
      "/pictures/fr/home.png",
      "/pictures/en/nothing.png",
      "/pictures/en/teacher.png",
      "/pictures/en/home/home.png",
      "/pictures/en/keyword/no-such-tuition.png",
      "/pictures/en/keyword/constructor.png",
      "/pictures/en/post/..%2F..%2Fbrand.png",
      `/pictures/en/teacher/${unlisted}.png`,
      `/pictures/en/teacher/${randomUUID()}.png`,
      "/pictures/en/teacher/1.png",
      `/pictures/en/student/${teacher}.png`,
    ];
    for (const address of others) expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
    expect(await readdir(join(dataDir, "pictures"))).toEqual(before);
  });
});
