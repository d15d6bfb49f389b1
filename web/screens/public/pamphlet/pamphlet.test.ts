/** A pamphlet's address, and its QR code. */
import jsQR from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawCode } from "#web/ui/draw-code.ts";
import { pamphletQuery, readChoice, searchFor } from "./choice.ts";

// Uploads disable image decoding for the whole process (R5.4); this one is ours.
const drawings = { operation: ["VipsForeignLoadSvg"] };
beforeAll(() => sharp.unblock(drawings));
afterAll(() => sharp.block(drawings));

const read = (address: string) => readChoice(new URLSearchParams(address));

test("R2.9 an address is parsed with its defaults, and written in one canonical form", () => {
  expect(read("")).toMatchObject({ size: "a4", theme: "milestone" });
  expect(pamphletQuery(read("utm=x&area= Saket &theme=exams&size=a5&subject=physics")).toString()).toBe(
    "size=a5&theme=exams&subject=physics&area=Saket",
  );
  expect(pamphletQuery(read("size=a3&theme=purple&subject=alchemy&area=")).toString()).toBe("");
  expect(pamphletQuery(read("subject=physics&teacher=nobody")).toString()).toBe("teacher=unknown");
});

test("R2.9 the code leads to the search of subject and area, in whatever script it was typed", () => {
  expect(searchFor(read("subject=physics&area=साकेत"), false)).toBe("?subjects=physics&place=saket");
  expect(searchFor(read("area=Noida&theme=online"), true)).toBe("?modes=online&place=Noida");
  expect(searchFor(read("area=Atlantis"), false)).toBe("");
});

test("R2.9 the code can be read by a camera, also when a corner of it is lost", async () => {
  const address = "https://nukkad.example/ur/home-tuition?subjects=mathematics&place=rohini-sector-3";
  const { size, path } = drawCode(address);
  const stain = `<circle cx="${size * 0.72}" cy="${size * 0.72}" r="${size * 0.06}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="500" height="500"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}"/>${stain}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});
