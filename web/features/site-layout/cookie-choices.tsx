/** The link that opens the cookie bar again; without a script, to the privacy policy's section. */
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";

export function CookieChoices({ className }: { className?: string }) {
  const { t } = useLanguage();
  const address = useAddress();
  if (!brand.cookieBar) return null;
  return (
    <a className={className} href={address(policies.privacy.path)} data-cookie-choices="">
      {t("shell:cookies.choices")}
    </a>
  );
}
