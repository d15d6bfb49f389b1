/** /auth/oauth-callback: where the provider redirects on success. */
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { oauthExchangeEndpoint } from "#contract/accounts.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { OauthReason } from "#contract/google.ts";
import { CallError, call } from "#web/api/client.ts";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { enter } from "#web/features/accounts/enter.ts";
import { beganAt } from "#web/features/accounts/google/google-button.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { Splash } from "#web/features/site-layout/splash.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { claimDraft } from "#web/storage/ask-draft.ts";
import { onboardingDue } from "#web/storage/marks.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export const handle: PageHandle = { kind: "app", isPrivate: true };

export default function OauthCallback() {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("accounts:oauth.busy")} noindex />
      <OauthReturn
        code={query.get("code")}
        state={query.get("state")}
        busy={<Splash text={t("accounts:oauth.busy")} />}
      />
    </>
  );
}

type Exchange = Promise<Answer<typeof oauthExchangeEndpoint>>;

const exchanges = new Map<string, Exchange>();

/** Once per code, however often the page renders; one that never reached the server may be retried. */
function exchangeOnce(code: string): Exchange {
  const known = exchanges.get(code);
  if (known) return known;
  const exchange = call(oauthExchangeEndpoint, { body: { code } });
  exchanges.set(code, exchange);
  exchange.catch((error) => {
    if (error instanceof CallError && error.code === "network") exchanges.delete(code);
  });
  return exchange;
}

const goToReason = (reason: OauthReason) => location.replace(`/auth/oauth-error?code=${reason}`);

/** Refreshed after success: the code is used, and the person is signed in. */
function goOnOrExplain() {
  const user = readToken() === null ? null : readStoredUser();
  if (user === null) goToReason("expired");
  else location.replace(dashboardOf(user.role));
}

function leave({ code }: CallError) {
  if (code === "account_deleted" || code === "account_deactivated") return goToReason(code);
  return code === "otp_invalid" || code === "validation" ? goOnOrExplain() : goToReason("failed");
}

/** The return from the provider: the code becomes a session, or an error page is shown. `busy` is shown meanwhile. */
function OauthReturn({ code, state, busy }: { code: string | null; state: string | null; busy: ReactNode }) {
  const { t } = useLanguage();
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    if (offline) return;
    if (code === null) return goOnOrExplain();
    const welcome = (name: string, isNew: boolean) =>
      isNew
        ? { title: t("app:toasts.firstVisit.title"), text: t("app:toasts.firstVisit.body") }
        : { title: t("accounts:toasts.loggedIn.title"), text: t("accounts:toasts.loggedIn.body", { name }) };
    exchangeOnce(code)
      .then((answer) => {
        if (answer.isNew) onboardingDue.set();
        claimDraft({ google: beganAt(state) }, answer.user.id);
        enter(answer, welcome(answer.user.name, answer.isNew));
      })
      .catch((error) => {
        if (!(error instanceof CallError)) throw error;
        if (error.code === "network") setOffline(true);
        else leave(error);
      });
  }, [code, state, offline, t]);

  if (!offline) return busy;
  const retry = (
    <Button variant="secondary" onClick={() => setOffline(false)}>
      {t("shell:actions.retry")}
    </Button>
  );
  return (
    <AuthPage title={t("accounts:oauth.failed")}>
      <Notice tone="brick" urgent action={retry}>
        {t("errors:network")}
      </Notice>
    </AuthPage>
  );
}
