/** The operator's office (R2.6): its layout, the guard, and its own sign-in. */
import { Outlet } from "react-router";
import { factorQuery } from "#web/api/factor-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { AppTrouble } from "#web/features/app-shell/app-trouble.tsx";
import { askGuardAgain, guardPermission } from "#web/features/app-shell/guard-permission.ts";
import { loadAppText } from "#web/features/app-shell/load-app-text.ts";
import { OfficeFrame, OfficeSection } from "#web/features/office/office-layout.tsx";
import { DemoLine } from "#web/features/site-layout/demo-line.tsx";
import { LanguageSwitcher } from "#web/features/site-layout/language-switcher.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { Splash } from "#web/features/site-layout/splash.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { readToken } from "#web/storage/session.ts";
import "#web/styles/office.css";
import "#web/styles/office-outreach.css";
import type { Route } from "./+types/office";

/** The guard refuses people signed in with another role. */
async function findOfficer(): Promise<boolean> {
  if (readToken() === null) return false;
  await guardPermission("office.enter");
  await queryClient.fetchQuery(factorQuery);
  return true;
}

export async function clientLoader() {
  const [signedIn] = await Promise.all([
    findOfficer(),
    loadAppText(),
    loadPageText(["accounts", "office", "outreach"]),
  ]);
  return { signedIn };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askGuardAgain;

export function HydrateFallback() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("shell:splash")} noindex />
      <Splash />
    </>
  );
}

export default function Office({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame above={<DemoLine />} languages={<LanguageSwitcher />}>
      <OfficeSection signedIn={loaderData.signedIn}>
        <Outlet />
      </OfficeSection>
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage();
  return (
    <OfficeFrame above={<DemoLine />} languages={<LanguageSwitcher />}>
      <PageHead title={t("shell:error.title")} noindex />
      <AppTrouble error={error} />
    </OfficeFrame>
  );
}
