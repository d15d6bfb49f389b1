/** The layout of a public page: demo banner, header, the page itself, footer. */
import type { ReactNode } from "react";
import { DemoLine } from "./demo-line.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

type DocumentFrameProps = {
  children: ReactNode;
  /** Content shared by many pages, below this page's own. */
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
