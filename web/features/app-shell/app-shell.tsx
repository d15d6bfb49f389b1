/** The app before it is known who reads it: the same for everybody. */
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { Splash } from "#web/features/site-layout/splash.tsx";
import { useLanguage } from "#web/i18n/language.tsx";

export function AppShell() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("shell:splash")} noindex />
      <Splash />
    </>
  );
}
