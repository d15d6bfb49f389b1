/** What search engines and shared links read of a page: title, description, its addresses in every language, structured data. */
import { brand } from "#content/brand.ts";
import { addressIn, alternatesOf } from "#contract/language.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { usePageFrame } from "#web/page-frame.ts";

type PageHeadProps = {
  title: string;
  description?: string;
  /** Path and query without a language prefix; the page's own when absent. */
  path?: string;
  noindex?: boolean;
  /** JSON-LD; documents only, for Trusted Types refuse it in the browser. */
  structured?: object;
};

const openGraphLocale = { en: "en_IN", hi: "hi_IN", ur: "ur_IN" } as const;

export function PageHead({ title, description, path, noindex = false, structured }: PageHeadProps) {
  const page = usePageFrame();
  const { language } = useLanguage();
  const origin = page?.origin ?? "";
  const [pathname = "/", query] = (path ?? page?.path ?? "/").split("?", 2);
  const search = query ? `?${query}` : "";
  const address = origin + addressIn(language, pathname, search);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(pathname, search).map(({ hreflang, path: other }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + other} />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name[language]} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale[language]} />
      {structured && (
        <script type="application/ld+json">{JSON.stringify(structured).replaceAll("<", "\\u003c")}</script>
      )}
    </>
  );
}
