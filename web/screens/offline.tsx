/** The service worker's answer offline for a page that is not cached (R2.14), at the requested address. */
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

export const handle: PageHandle = { kind: "document" };

export default function Offline() {
  const { t } = useLanguage();
  const again = (
    // biome-ignore lint/a11y/useValidAnchor: a reload of the requested address
    <a className="button button-primary" href="">
      {t("shell:actions.retry")}
    </a>
  );
  return (
    <DocumentFrame>
      <PageHead title={t("shell:offline.title")} noindex />
      <EmptyState heading="h1" title={t("shell:offline.title")} action={again}>
        {t("shell:kept.body")}
      </EmptyState>
      <section className="band" data-kept-pages="" hidden>
        <h2 className="font-bold">{t("shell:kept.pages")}</h2>
        <ul className="mt-2 grid gap-2" />
      </section>
    </DocumentFrame>
  );
}
