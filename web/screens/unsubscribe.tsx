/** /unsubscribe: where the link at the end of a mail leads. */
import { useSearchParams } from "react-router";
import { StopMails } from "#web/features/notifications/stop-mails.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

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
