/** The PDF check (R5.4, R12.3): in a worker thread, within a time limit, and through doubly compressed objects. */
import { deflateRawSync, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { uploads } from "#contract/file-limits.ts";
import { drawDocument } from "#demo/draw-document.ts";
import { checkPdf } from "./check-pdf.ts";
import { findPdfFault } from "./find-pdf-fault.ts";

const pdf = drawDocument("demo-identity");

/** The example with one more object in it. */
function pdfWith(...object: (string | Buffer)[]): Buffer {
  const at = pdf.indexOf("xref\n");
  const parts = ["9 0 obj\n", ...object, "\nendobj\n"].map((part) => Buffer.from(part));
  return Buffer.concat([pdf.subarray(0, at), ...parts, pdf.subarray(at)]);
}

function streamOf(bytes: Buffer, filter = "/FlateDecode"): Buffer {
  return pdfWith(
    `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length} >>\nstream\n`,
    bytes,
    "\nendstream",
  );
}

/** How often other work ran meanwhile. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (; !isDone; turns++) await new Promise(setImmediate);
  expect(await done).toBeUndefined();
  return turns;
}

test("R12.3 other work goes on while a PDF is checked", async () => {
  const slow = pdfWith("#41".repeat(3_000_000));
  const here = await countTurns(findPdfFault(slow));
  expect(await countTurns(checkPdf(slow))).toBeGreaterThan(10 * here);
});

test("R12.3 a PDF that takes too long is refused, and the next one is checked", async () => {
  expect(await checkPdf(pdf, 0)).toBe("pdf_active");
  expect(await checkPdf(pdf)).toBeUndefined();
});

test("R12.3 the queue of PDFs is limited", async () => {
  const answers = await Promise.allSettled(Array.from({ length: uploads.pdfQueue + 2 }, () => checkPdf(pdf, 0)));
  expect(answers.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "overloaded" } }]);
});

test("R5.4 R12.3 a PDF with more stream keywords than any document has is refused before it is parsed", async () => {
  expect(await checkPdf(pdfWith("stream\n".repeat(uploads.pdfStreamWords + 1)))).toBe("pdf_active");
  expect(await checkPdf(pdfWith("stream\n".repeat(100)))).toBeUndefined();
});

const script = "1 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>";

const nothing = Array<Buffer>(60).fill(Buffer.from([0, 0, 0, 0xff, 0xff]));

test.each<[string, Buffer]>([
  ["compressed twice", streamOf(deflateSync(deflateSync(script)), "[/FlateDecode/FlateDecode]")],
  ["compressed three times", streamOf(deflateSync(deflateSync(deflateSync(script))), "[/Fl/Fl/Fl]")],
  ["behind blocks of nothing", streamOf(Buffer.concat([Buffer.from([0x78, 1]), ...nothing, deflateRawSync(script)]))],
])("R5.4 a script in objects that are %s is found", async (_how, bytes) => {
  expect(await checkPdf(bytes)).toBe("pdf_active");
});

test("R5.4 a picture whose first bytes look compressed is accepted", async () => {
  const pixels = Buffer.concat([Buffer.from([0x78, 0x9c]), Buffer.alloc(2000, 0xff)]);
  expect(await checkPdf(streamOf(deflateSync(pixels)).subarray())).toBeUndefined();
});
