/** A document that people agree to: version and date, sections, grievance contact, link to the other one. */
import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";
import { readPolicy } from "#content/policies/read-policy.ts";
import { type PolicyName, policies } from "#content/policies.ts";
import { formatDate, formatServiceFee } from "#text/format.ts";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structurePage } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { WrittenSections } from "#web/screens/public/informational/written-sections.tsx";
import { Grievance } from "./grievance.tsx";

/** `children`: generated lists, between the sections and the contact. */
type PolicyPageProps = { name: PolicyName; other: PolicyName; children?: ReactNode };

export function PolicyPage({ name, other, children }: PolicyPageProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const url = useUrl();
  const { version, since, path } = policies[name];
  const { title, description, sections } = readPolicy(name, language, formatServiceFee(t, brand.serviceFee));
  const otherLink = (
    <a className="link" href={address(policies[other].path)}>
      {t(`shell:policies.${other}`)}
    </a>
  );
  return (
    <DocumentFrame>
      <PageHead
        title={`${title} · ${brand.name[language]}`}
        description={description}
        path={path}
        picture={{ kind: "legal" }}
        structured={[structurePage({ name: title, description, url: url(path), language, changed: since })]}
      />
      <article className="text-page">
        <Trail steps={[{ name: title, path }]} />
        <h1 className="sign">{title}</h1>
        <p className="text-slate">{t("policies:version", { version, date: formatDate(language, new Date(since)) })}</p>
        <WrittenSections sections={sections} />
        {children}
        <Grievance />
        <p>
          <Sentence text="policies:other" parts={{ document: otherLink }} />
        </p>
      </article>
    </DocumentFrame>
  );
}
