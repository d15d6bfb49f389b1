/** The page of a failure: our mistake, with Retry. */
import { useLanguage } from "#web/i18n/language.tsx";
import { usePageFrame } from "#web/page-frame.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { PageHead } from "./page-head.tsx";

export function SomethingWrong() {
  const { t } = useLanguage();
  const path = usePageFrame()?.path ?? "/";
  const retry = (
    <ButtonLink to={path} reloadDocument>
      {t("shell:actions.retry")}
    </ButtonLink>
  );
  return (
    <DocumentFrame>
      <PageHead title={t("shell:error.title")} noindex />
      <EmptyState picture="broken" heading="h1" title={t("shell:error.title")} action={retry}>
        {t("shell:error.body")}
      </EmptyState>
    </DocumentFrame>
  );
}
