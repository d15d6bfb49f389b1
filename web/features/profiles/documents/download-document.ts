/** Saves an own document on the device: the call needs the token, so the file is fetched rather than linked. */
import { type OwnDocument, readDocumentFile } from "#contract/documents.ts";
import type { ErrorBody } from "#contract/error-body.ts";
import { addressOf, CallError } from "#web/api/client.ts";
import { endSession, readToken } from "#web/memory/session.ts";

const endings: Record<string, string> = { "application/pdf": ".pdf", "image/jpeg": ".jpg", "image/png": ".png" };

export async function downloadDocument({ id, name, mediaType }: OwnDocument): Promise<void> {
  const response = await fetch(addressOf(readDocumentFile, { params: { id } }), {
    headers: { authorization: `Bearer ${readToken()}` },
  }).catch(() => {
    throw new CallError("network", 0);
  });
  if (response.status === 401) endSession();
  if (!response.ok) {
    const refused: Partial<ErrorBody> = await response.json().catch(() => ({}));
    throw new CallError(refused.code ?? "internal", response.status, refused);
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  const ending = endings[mediaType] ?? "";
  link.download = name.toLowerCase().endsWith(ending) ? name : name + ending;
  link.click();
  URL.revokeObjectURL(address);
}
