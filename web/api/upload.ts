/** Sends a form with a file and says how much of it is over there; fetch cannot tell (R2, uploads show progress). */
import type { Answer, Endpoint } from "#contract/endpoint.ts";
import type { ErrorBody } from "#contract/error-body.ts";
import { endSession, readToken } from "#web/memory/session.ts";
import { CallError } from "./client.ts";

/** A file of 10 MB takes its time on a slow network; milliseconds without any progress. */
const patience = 60_000;

type Uploading = { form: FormData; onProgress: (part: number) => void; signal?: AbortSignal };

export function upload<E extends Endpoint>(endpoint: E, { form, onProgress, signal }: Uploading): Promise<Answer<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), patience);
    const fail = (error: CallError) => {
      clearTimeout(timer);
      reject(error);
    };
    request.open(endpoint.method, endpoint.path);
    request.setRequestHeader("accept", "application/json");
    const token = readToken();
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      clearTimeout(timer);
      const content = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(content as Answer<E>);
      if (request.status === 401) endSession();
      const refused = (content ?? {}) as Partial<ErrorBody>;
      reject(new CallError(refused.code ?? "internal", request.status, refused));
    };
    request.onerror = () => fail(new CallError("network", 0));
    request.onabort = () => fail(new CallError("network", 0));
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
