/** /auth/oauth-error: where the provider redirects on failure. */
import { useSearchParams } from "react-router";
import { OauthRefusal, readReason } from "#web/features/accounts/google/oauth-refusal.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export default function OauthError() {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("accounts:oauth.failed")} noindex />
      <OauthRefusal reason={readReason(query.get("code"))} />
    </>
  );
}
