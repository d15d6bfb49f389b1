/** /auth/oauth-callback: where the provider's journey ends well. */
import { useSearchParams } from "react-router";
import { OauthReturn } from "#web/features/accounts/google/oauth-return.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { Splash } from "#web/features/shell/splash.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

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
