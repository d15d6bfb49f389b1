/** Draws the demo teachers' documents: a one-page PDF labelled as an example. */
export const isDemoDocument = (fileKey: string) => /^demo-(identity|qualification)-[0-9a-f-]{36}\.pdf$/.test(fileKey);

export function drawDocument(fileKey: string): Buffer {
  const kind = fileKey.includes("identity") ? "Proof of identity" : "Proof of qualification";
  const page = `BT /F1 22 Tf 60 720 Td (${kind}) Tj 0 -34 Td /F1 13 Tf (Example document of the demo city. Not a real paper.) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, "latin1");
}
