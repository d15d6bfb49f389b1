/** The frame of a public page: demo line, header, the page itself, footer. */
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { usePageFrame } from "#web/page-frame.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export function DemoLine() {
  const { t } = useLanguage();
  if (!usePageFrame()?.demo) return null;
  return (
    <p className="demo-line">
      {t("shell:demo.line")} <a href="/demo/inbox">{t("shell:demo.inbox")}</a>
    </p>
  );
}

export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <DemoLine />
      <Header />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
