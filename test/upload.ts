/** For tests: forms with files as a browser or an attacker sends them. */

import type { ErrorBody } from "#contract/schemas/error-body.ts";
import type { TestApp } from "#test/app.ts";

export type FormFile = { field: string; filename?: string; mediaType?: string; bytes: Buffer };

export const boundary = "----nukkad-test-boundary";

export function makeForm(fields: Record<string, string>, files: FormFile[]): Buffer {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { field, filename = "file", mediaType = "application/octet-stream", bytes } of files)
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${mediaType}\r\n\r\n`,
      ),
      bytes,
      Buffer.from("\r\n"),
    );
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export async function sendForm<Body = Record<string, unknown>>(
  { app }: TestApp,
  {
    method = "POST",
    url,
    token,
    fields = {},
    files,
  }: { method?: "POST" | "PUT"; url: string; token: string; fields?: Record<string, string>; files: FormFile[] },
): Promise<{ status: number; body: Body & Partial<ErrorBody>; headers: Record<string, unknown> }> {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: makeForm(fields, files),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers };
}
