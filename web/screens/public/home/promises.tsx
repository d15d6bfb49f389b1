/** What it costs, what is guaranteed, and what is private. */
import { BadgeCheck, HandHeart, House, IndianRupee, PhoneOff, UserPlus } from "lucide-react";
import { brand } from "#content/brand.ts";
import { formatServiceFee } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";

const costs = [
  ["join", UserPlus],
  ["connect", IndianRupee],
  ["guarantee", HandHeart],
] as const;

const privacies = [
  ["homes", House],
  ["phones", PhoneOff],
  ["documents", BadgeCheck],
] as const;

export function Promises() {
  const { t } = useLanguage();
  const fee = formatServiceFee(t, brand.serviceFee);
  return (
    <div className="band promises">
      <section aria-labelledby="fee-title">
        <h2 id="fee-title" className="sign">
          {t("home:fee.title")}
        </h2>
        <ul>
          {costs.map(([key, Icon]) => (
            <li key={key}>
              <Icon aria-hidden="true" strokeWidth={1.75} />
              <h3 className="font-bold">{t(`home:fee.${key}.title`)}</h3>
              <p>{t(`home:fee.${key}.body`, { fee })}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="trust-title">
        <h2 id="trust-title" className="sign">
          {t("home:trust.title")}
        </h2>
        <ul>
          {privacies.map(([key, Icon]) => (
            <li key={key}>
              <Icon aria-hidden="true" strokeWidth={1.75} />
              <h3 className="font-bold">{t(`home:trust.${key}.title`)}</h3>
              <p>{t(`home:trust.${key}.body`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
