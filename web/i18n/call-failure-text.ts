/** A failed call in the reader's words: the network's own sentence, or the text of the server's code. */
import type { Translate } from "#text/keys.ts";
import { CallError } from "#web/api/client.ts";
import { errorText } from "./error-text.ts";

export function callFailureText(t: Translate, error: unknown): string {
  if (!(error instanceof CallError)) return t("errors:internal");
  return error.code === "network" ? t("errors:network") : errorText(t, { ...error.body, code: error.code });
}
