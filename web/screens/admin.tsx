/** The overview of the office (R11.1). */
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";

export const handle: PageHandle = { kind: "app" };

export default function Admin() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("office:places.overview")} noindex />
      <h1 className="sign">{t("office:places.overview")}</h1>
    </>
  );
}
