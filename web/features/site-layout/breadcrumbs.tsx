/** The breadcrumb trail from home to this document, for readers and, as JSON-LD, for search engines. Documents only. */
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { structureTrail } from "./structured.ts";
import { useUrl } from "./use-url.ts";
import { writeStructured } from "./write-structured.ts";

/** `path` and `search` without a language prefix. */
type Step = { name: string; path: string; search?: string };

/** `steps`: from below home to this page, which is the last of them. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  const { t } = useLanguage();
  const address = useAddress();
  const url = useUrl();
  const whole = [{ name: t("shell:trail.home"), path: "/" }, ...steps];
  const structured = structureTrail(whole.map(({ name, path, search }: Step) => ({ name, url: url(path, search) })));
  return (
    <nav className="trail py-4 text-slate text-sm print:hidden" aria-label={t("shell:trail.label")}>
      <ol className="flex flex-wrap">
        {whole.map(({ name, path, search }: Step, index) => (
          <li key={path + search} className="flex items-center">
            {index < whole.length - 1 ? (
              <a href={address(path, search)}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi aria-current="page">{name}</bdi>
            )}
          </li>
        ))}
      </ol>
      <script type="application/ld+json">{writeStructured([structured])}</script>
    </nav>
  );
}
