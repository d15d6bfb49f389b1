/**
 * JSON-LD of documents, one builder per type. Whatever is in it is also on the page as text, and no builder takes
 * ratings: of the types we use none may carry them for search engines (decision 34).
 */
import type { Brand } from "#content/brand.ts";
import type { Language } from "#contract/vocabulary.ts";

/** A node of the graph. Undefined properties are left out when it is written. */
export type Structured = { readonly "@type": string; readonly [property: string]: unknown };

/** A link of a page: its text, and its whole address in the page's language. */
export type Named = { name: string; url: string };

const organizationId = (origin: string) => `${origin}/#organization`;

/** The home page describes us; every other page only references it. */
export function structureOrganization(brand: Brand, language: Language, origin: string): Structured {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: brand.name[language],
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    areaServed: { "@type": "City", name: brand.defaultCity.name[language] },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: brand.phone.number,
      email: brand.email,
      availableLanguage: ["en", "hi", "ur"],
    },
    sameAs: brand.socialLinks.length > 0 ? brand.socialLinks.map(({ address }) => address) : undefined,
  };
}

/** `search`: the address of results, where `{words}` is the typed text. */
export function structureSite(name: string, language: Language, { origin, url, search }: SiteAddresses): Structured {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url,
    inLanguage: language,
    publisher: { "@id": organizationId(origin) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": "required name=words",
    },
  };
}

type SiteAddresses = { origin: string; url: string; search: string };

/** The breadcrumb trail of this page, as `<Trail>` shows it. */
export function structureTrail(steps: readonly Named[]): Structured {
  const items = steps.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url }));
  return { "@type": "BreadcrumbList", itemListElement: items };
}

/** For a long list the address is enough. */
type Listed = Named | Pick<Named, "url">;

/** The list of a page, in order. `name` is the heading above it; `total` counts those on later pages too. */
export function structureList(name: string, items: readonly Listed[], total = items.length): Structured {
  const listed = items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));
  return { "@type": "ItemList", name, numberOfItems: total, itemListElement: listed };
}

/** Of a page that shows these questions with their answers. */
export function structureQuestions(questions: readonly { question: string; answer: string }[]): Structured {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type PageWords = {
  /** A kind of WebPage. */
  type?: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  name: string;
  description: string;
  url: string;
  language: Language;
  /** ISO date that the page shows. */
  changed?: string;
};

export function structurePage({ type = "WebPage", name, description, url, language, changed }: PageWords): Structured {
  return { "@type": type, name, description, url, inLanguage: language, dateModified: changed };
}

type PostWords = Omit<PageWords, "type"> & {
  origin: string;
  /** ISO date. */
  published: string;
  /** Whole address. */
  image: string;
  tags: readonly string[];
  words?: number;
};

/** A post of the blog (R2.10), which we write and publish ourselves. */
export function structurePost({
  origin,
  name,
  language,
  published,
  changed,
  tags,
  words,
  ...rest
}: PostWords): Structured {
  return {
    "@type": "BlogPosting",
    headline: name,
    ...rest,
    mainEntityOfPage: rest.url,
    inLanguage: language,
    datePublished: published,
    dateModified: changed ?? published,
    keywords: tags.length > 0 ? tags.join(", ") : undefined,
    wordCount: words,
    author: { "@id": organizationId(origin) },
    publisher: { "@id": organizationId(origin) },
  };
}

type ServiceWords = {
  id: string;
  name: string;
  area: string;
  /** The person's id; absent: we are the provider. */
  provider?: string;
  origin: string;
  offers?: readonly { price: number; currency: string; per: "hour" | "month" }[];
};

const unitCodes = { hour: "HUR", month: "MON" } as const;

export function structureService({ id, name, area, provider, origin, offers = [] }: ServiceWords): Structured {
  return {
    "@type": "Service",
    "@id": id,
    name,
    provider: { "@id": provider ?? organizationId(origin) },
    areaServed: { "@type": "Place", name: area },
    offers: offers.length > 0 ? offers.map(structureOffer) : undefined,
  };
}

function structureOffer({ price, currency, per }: { price: number; currency: string; per: "hour" | "month" }) {
  const priced = { price, priceCurrency: currency };
  return {
    "@type": "Offer",
    ...priced,
    priceSpecification: { "@type": "UnitPriceSpecification", ...priced, unitCode: unitCodes[per] },
  };
}
