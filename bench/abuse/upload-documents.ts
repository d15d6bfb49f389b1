/** One account that uploads documents, three at a time, deletes accepted ones and uploads them again: PDFs that are slow to check (R5.4). */
import { loginEndpoint } from "#contract/accounts.ts";
import { deleteDocumentEndpoint, uploadDocumentEndpoint } from "#contract/documents.ts";
import { documentForm } from "#contract/upload-forms.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";
import { drawDocument } from "#demo/draw-document.ts";
import type { Seen } from "./ask.ts";

/** The maximal bytes one account may be uploading. */
export const uploadsAtOnce = 3;

function pdfWith(words: string): Blob {
  const pdf = drawDocument("bench");
  const at = pdf.indexOf("xref\n");
  const object = Buffer.from(`9 0 obj\n(${words})\nendobj\n`);
  const written = Buffer.concat([pdf.subarray(0, at), object, pdf.subarray(at)]);
  return new Blob([new Uint8Array(written)], { type: "application/pdf" });
}

/** Rejected at once; and read whole, each third character an escape. */
const pdfs = [pdfWith("stream\n".repeat(1_400_000)), pdfWith("#41".repeat(3_300_000))] as const;

/** Signs in, and returns one attacker's loop body. */
export async function openUploads(origin: string): Promise<(attacker: number) => Promise<Seen>> {
  const from = { "x-forwarded-for": "10.6.0.1" };
  const body = JSON.stringify({ email: demoAccounts.teacher, password: demoPassword, role: "teacher" });
  const signedIn = await fetch(origin + loginEndpoint.path, {
    method: "POST",
    headers: { ...from, "content-type": "application/json" },
    body,
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { ...from, authorization: `Bearer ${token}` };
  let turn = 0;
  return async () => {
    turn += 1;
    const form = new FormData();
    form.set("name", "Voter card");
    form.set("type", "identity");
    form.set(documentForm.file, turn % 2 === 0 ? pdfs[0] : pdfs[1], "card.pdf");
    const began = performance.now();
    const answer = await fetch(origin + uploadDocumentEndpoint.path, { method: "POST", headers, body: form });
    const { id } = (await answer.json()) as { id?: string };
    if (id !== undefined) {
      const path = deleteDocumentEndpoint.path.replace("{id}", id);
      await fetch(origin + path, { method: "DELETE", headers });
    }
    return { status: answer.status, milliseconds: performance.now() - began };
  };
}
