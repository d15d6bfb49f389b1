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

type DocumentFrameProps = {
  children: ReactNode;
  /** What many pages repeat, below what is this page's own. */
  after?: ReactNode;
};

export function DocumentFrame({ children, after }: DocumentFrameProps) {
  return (
    <>
      <DemoLine />
      <Header />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      {after}
      <Footer />
    </>
  );
}
