/** The layout of the sign-in pages: apps for everyone, with the texts of accounts and the toasts. */
import { useEffect } from "react";
import { Outlet } from "react-router";
import { brand } from "#content/brand.ts";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { Splash } from "#web/features/site-layout/splash.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { toast } from "#web/ui/toast.ts";

export async function clientLoader() {
  await loadPageText(["accounts", "app", "errors", "validation"]);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { language } = useLanguage();
  return (
    <>
      <PageHead title={brand.name[language]} noindex />
      <Splash />
    </>
  );
}

export default function SignInPages() {
  useEffect(() => {
    const waiting = waitingToast.take();
    if (waiting !== null) toast(waiting);
  }, []);

  return (
    <DocumentFrame>
      <Outlet />
    </DocumentFrame>
  );
}
