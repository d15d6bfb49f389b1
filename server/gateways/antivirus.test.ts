/** The antivirus hook speaks clamd's protocol, and refuses files when clamd does not answer (R5.4). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startClamd, type TestClamd } from "#test/clamd.ts";
import { openAntivirus } from "./antivirus.ts";

const virus = "X5O!P%@AP-TEST-VIRUS";
let clamd: TestClamd;

beforeAll(async () => {
  clamd = await startClamd(virus);
});
afterAll(() => clamd.stop());

test("R5.4 files are sent whole, in chunks, and the verdict is used", async () => {
  const isClean = openAntivirus({ clamdAddress: clamd.address });
  const large = Buffer.alloc(300_001, "a");
  expect(await isClean(large)).toBe(true);
  expect(clamd.scanned.at(-1)?.equals(large)).toBe(true);
  expect(await isClean(Buffer.from(`hello ${virus} there`))).toBe(false);
});

test("R5.4 an error, half an answer or no answer refuses the file", async () => {
  const isClean = openAntivirus({ clamdAddress: clamd.address });
  for (const words of ["INSTREAM size limit exceeded. ERROR", "", "stream: OKAY"]) {
    clamd.answerWith(words);
    await expect(isClean(Buffer.from("x"))).rejects.toThrow("no verdict");
  }
  await expect(openAntivirus({ clamdAddress: "127.0.0.1:9" })(Buffer.from("x"))).rejects.toThrow();
});

test("without a setting files are not scanned", async () => {
  expect(await openAntivirus({ clamdAddress: undefined })(Buffer.from(virus))).toBe(true);
});
