/** The place of the videos on the home page (R11.2): a link to their list, which the script replaces when near the viewport. */
import { introVideosPath } from "#contract/intro-videos-path.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";

export function IntroVideosLink() {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <a href={`${address("/about")}#${introVideosPath}`} className="link" data-films="">
      {t("home:films.title")}
    </a>
  );
}
