/** Metadata for search engines and shared links: title, description, alternates in every language, structured data. */
import { brand } from "#content/brand.ts";
import { addressIn, alternatesOf, defaultLanguage } from "#contract/language.ts";
import { type Language, languages } from "#contract/languages.ts";
import { type OgImage, ogImageAddress, ogImageSize } from "#contract/og-images.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { usePageFrame } from "#web/page-frame.ts";
import type { Structured } from "./structured.ts";
import { writeStructured } from "./write-structured.ts";

type PageHeadProps = {
  title: string;
  description?: string;
  /** Path and query without a language prefix; the page's own when absent. */
  path?: string;
  noindex?: boolean;
  /** For a near-synonym: the path of the canonical page. */
  canonical?: string | undefined;
  /** The languages this is written in, when not all; in another one the page is a copy of the English. */
  writtenIn?: readonly Language[];
  /** The picture of a shared link; the one of the home page when absent. */
  picture?: OgImage;
  /** JSON-LD, by the builders of structured.ts; documents only, as Trusted Types refuse it in the browser. */
  structured?: readonly Structured[];
};

const openGraphLocale = { en: "en_IN", hi: "hi_IN", ur: "ur_IN" } as const;

export function PageHead(props: PageHeadProps) {
  const { title, description, noindex = false, canonical, picture = { kind: "home" }, structured = [] } = props;
  const { language } = useLanguage();
  const origin = usePageFrame()?.origin ?? "";
  const { address, alternates } = useAddresses(props, language);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {(!noindex || canonical !== undefined) && <link rel="canonical" href={address} />}
      {!noindex &&
        alternates.map(({ hreflang, url }) => <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />)}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name[language]} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale[language]} />
      <meta property="og:image" content={origin + ogImageAddress(language, picture)} />
      <meta property="og:image:width" content={String(ogImageSize.width)} />
      <meta property="og:image:height" content={String(ogImageSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {structured.length > 0 && <script type="application/ld+json">{writeStructured(structured)}</script>}
    </>
  );
}

/** The page's canonical address, and its alternates in other languages: none where another page is canonical. */
function useAddresses({ path, canonical, writtenIn = languages }: PageHeadProps, language: Language) {
  const page = usePageFrame();
  const origin = page?.origin ?? "";
  const [pathname = "/", query] = (canonical ?? path ?? page?.path ?? "/").split("?", 2);
  const search = query ? `?${query}` : "";
  const isCopy = !writtenIn.includes(language);
  const alternates = alternatesOf(pathname, search, writtenIn).map(({ hreflang, path: other }) => ({
    hreflang,
    url: origin + other,
  }));
  return {
    address: origin + addressIn(isCopy ? defaultLanguage : language, pathname, search),
    alternates: canonical !== undefined || isCopy ? [] : alternates,
  };
}
