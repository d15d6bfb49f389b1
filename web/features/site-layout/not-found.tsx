/** The 404 page (R2.5): an empty milestone and two links. */
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { PageHead } from "./page-head.tsx";

export function NotFound({ children }: { children?: ReactNode }) {
  const { t } = useLanguage();
  const address = useAddress();
  const links = (
    <>
      <ButtonLink to={address("/")} reloadDocument>
        {t("shell:notFound.home")}
      </ButtonLink>
      <ButtonLink to={address("/home-tuition")} variant="secondary" reloadDocument>
        {t("shell:notFound.search")}
      </ButtonLink>
    </>
  );
  return (
    <DocumentFrame>
      <PageHead title={t("shell:notFound.title")} noindex />
      <EmptyState heading="h1" title={t("shell:notFound.title")} action={links}>
        {t("shell:notFound.body")}
      </EmptyState>
      {children}
    </DocumentFrame>
  );
}
