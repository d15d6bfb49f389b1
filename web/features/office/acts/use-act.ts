/** Runs an office act: busy meanwhile, reported by a toast, every list refetched; a late second admin sees who was first (R11.1). */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer, Endpoint, SentInput } from "#contract/endpoint.ts";
import { formatMoment } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { CallError, call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";

/** Why an act was refused, with who was first and when if that is the reason. */
export function refusalText(t: Translate, language: string, error: unknown): string {
  const { code, body } = error instanceof CallError ? error : { code: undefined, body: {} };
  if (code !== "already_decided" || body.by === undefined || body.at === undefined) return callFailureText(t, error);
  return t("office:acts.first", { by: `\u2068${body.by}\u2069`, moment: formatMoment(language, new Date(body.at)) });
}

type Doing<E extends Endpoint> = {
  /** The toast when it is done. */
  said: string;
  done?: (answer: Answer<E>) => void;
};

export function useAct() {
  const { language, t } = useLanguage();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const refetchAll = () => void client.invalidateQueries({ queryKey: keys.office });

  async function act<E extends Endpoint>(endpoint: E, input: SentInput<E>, { said, done }: Doing<E>): Promise<boolean> {
    setBusy(true);
    try {
      const answer = await call(endpoint, input);
      toast({ title: said, variant: "success" });
      refetchAll();
      done?.(answer);
      return true;
    } catch (error) {
      toast({ title: t("office:acts.failed"), text: refusalText(t, language, error), variant: "destructive" });
      if (error instanceof CallError && error.status === 409) refetchAll();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, busy, lookAgain: refetchAll };
}
