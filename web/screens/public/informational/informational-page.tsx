/** A page of content/informational: its head, its breadcrumbs, live content above or below, and its sections. */
import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";
import { informationalPages, type InformationalPage as Name, readPage } from "#content/informational/read-page.ts";
import { formatServiceFee } from "#text/format.ts";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { type Structured, structurePage } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { WrittenSections } from "./written-sections.tsx";

type InformationalPageProps = {
  name: Name;
  type: "AboutPage" | "WebPage";
  structured?: readonly Structured[];
  /** Under the heading, before the text. */
  facts: ReactNode;
  /** After it, at the full width. */
  children: ReactNode;
};

export function InformationalScreen({ name, type, structured = [], facts, children }: InformationalPageProps) {
  const { language, t } = useLanguage();
  const url = useUrl();
  const { path } = informationalPages[name];
  const { title, description, sections } = readPage(name, language, formatServiceFee(t, brand.serviceFee));
  return (
    <DocumentFrame>
      <PageHead
        title={title.includes(brand.name[language]) ? title : `${title} · ${brand.name[language]}`}
        description={description}
        path={path}
        picture={{ kind: name === "about" ? "about" : "online" }}
        structured={[structurePage({ type, name: title, description, url: url(path), language }), ...structured]}
      />
      <article className="text-page">
        <Trail steps={[{ name: title, path }]} />
        <h1 className="sign">{title}</h1>
        {facts}
        <WrittenSections sections={sections} />
      </article>
      {children}
    </DocumentFrame>
  );
}
