/** /unsubscribe: where the link at the end of a mail leads. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { isChosenKind } from "#contract/notification-kinds.ts";
import { unsubscribeEndpoint } from "#contract/notifications.ts";
import { CallError, call } from "#web/api/client.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";

export const handle: PageHandle = { kind: "app", isPrivate: true };

export async function clientLoader() {
  await loadPageText(["notifications"]);
  return null;
}
clientLoader.hydrate = true as const;

export default function Unsubscribe() {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("notifications:unsubscribe.title")} noindex />
      <StopMails token={query.get("token") ?? ""} />
    </>
  );
}

type State = "asking" | "busy" | "done" | "dead" | { failed: string };

/** Unsubscribes from mails of one kind by their link, with one press: a mail scanner that opens the page changes nothing. */
function StopMails({ token }: { token: string }) {
  const { t } = useLanguage();
  const [state, setState] = useState<State>("asking");
  const [, kind] = token.split(".");

  async function stop() {
    setState("busy");
    try {
      await call(unsubscribeEndpoint, { query: { token } });
      setState("done");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === "not_found" || error.code === "validation") return setState("dead");
      setState({ failed: callFailureText(t, error) });
    }
  }

  const over = state === "done" || state === "dead";
  return (
    <section className="auth-page grid justify-items-start gap-4 w-full max-w-120 mx-auto py-8 px-4">
      <h1 className="sign">{t("notifications:unsubscribe.title")}</h1>
      {isChosenKind(kind) && <p className="font-bold">{t(`notifications:kinds.${kind}.choice`)}</p>}
      {!over && <p>{t("notifications:unsubscribe.ask")}</p>}
      <p role="status">
        {over && t(`notifications:unsubscribe.${state}`)}
        {typeof state === "object" && state.failed}
      </p>
      {!over && (
        <Button size="large" wide busy={state === "busy"} onClick={stop}>
          {t("notifications:unsubscribe.button")}
        </Button>
      )}
    </section>
  );
}
