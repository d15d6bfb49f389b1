/** Whether a file is a PDF and nothing besides (R5.4): it begins and ends as one, and no archive lies on top of it. */

const beginning = /^%PDF-(1\.[0-7]|2\.0)[\s%]/;
const ending = /startxref\s+\d{1,10}\s+%%EOF\s*$/;
/** Where archives keep their table: a reader of ZIP looks for it in the last 64 kB, whatever comes before. */
const zipTable = Buffer.from("PK\x05\x06", "latin1");
const zipReach = 66_000;

export function isPlainPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString("latin1");
  const tail = bytes.subarray(-1024).toString("latin1").replace(/\0+$/, "");
  return beginning.test(head) && ending.test(tail) && !bytes.subarray(-zipReach).includes(zipTable);
}
