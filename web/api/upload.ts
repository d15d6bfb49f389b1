/** Sends a form with a file and reports upload progress, which fetch cannot (R2). */
import type { Answer, Endpoint } from "#contract/endpoint.ts";
import { uploadSilence } from "#contract/limits.ts";
import { readToken } from "#web/storage/session.ts";
import { bearer, CallError, callAddress, contentOf, heedStatus } from "./client.ts";

type Uploading = { form: FormData; params?: object; onProgress: (part: number) => void; signal?: AbortSignal };

export function upload<E extends Endpoint>(
  endpoint: E,
  { form, params = {}, onProgress, signal }: Uploading,
): Promise<Answer<E>> {
  const request = new XMLHttpRequest();
  const token = readToken();
  // A large file takes long on a slow network; only a stalled upload is aborted.
  let silence = setTimeout(() => request.abort(), uploadSilence);
  const sent = new Promise<Answer<E>>((resolve, reject) => {
    const fail = () => reject(new CallError("network", 0));
    request.open(endpoint.method, callAddress(endpoint, { params }));
    for (const [name, value] of Object.entries({ accept: "application/json", ...bearer(token) }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), uploadSilence);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      heedStatus(endpoint, request.status, token);
      try {
        resolve(contentOf(request.status, request.responseText) as Answer<E>);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
  return sent.finally(() => clearTimeout(silence));
}
