import { fileTypeFromBuffer } from "file-type";
import { expect, test } from "vitest";
import { demoId } from "./demo-id.ts";
import { drawDocument, isDemoDocument } from "./draw-document.ts";

test("R5.4: the example document is a PDF by its content, and is labelled as an example", async () => {
  const key = `demo-identity-${demoId("document", 0)}.pdf`;
  expect(isDemoDocument(key)).toBe(true);
  expect(isDemoDocument("../secret.pdf")).toBe(false);
  const file = drawDocument(key);
  expect((await fileTypeFromBuffer(file))?.mime).toBe("application/pdf");
  const text = file.toString("latin1");
  expect(text).toContain("Not a real paper");
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe("xref");
});
