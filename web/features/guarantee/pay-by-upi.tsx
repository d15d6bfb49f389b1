/** Paying the operator by UPI: a link that opens the app on this phone, and a QR code for another. */

import { brand } from "#content/brand.ts";
import { toRupees } from "#contract/paise.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { buttonClasses } from "#web/ui/button.tsx";
import { drawCode } from "#web/ui/draw-code.ts";

type PayByUpiProps = {
  upiAddress: string;
  fee: { amount: number; currency: string };
  /** The relation's id, by which the operator finds the payment. */
  reference: string;
};

export default function PayByUpi({ upiAddress, fee, reference }: PayByUpiProps) {
  const { t } = useLanguage();
  const href = upiLink({ address: upiAddress, payee: brand.name.en, reference, ...fee });
  const { size, path } = drawCode(href);
  return (
    <div className="pay-by-upi">
      <a className={buttonClasses({})} href={href}>
        {t("guarantee:fee.openApp")}
      </a>
      <p className="text-sm text-slate">{t("guarantee:fee.scan")}</p>
      <svg className="pay-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("guarantee:fee.code")}>
        <path d={path} />
      </svg>
      <p>
        <bdi dir="ltr">{upiAddress}</bdi>
      </p>
      <p className="text-sm text-slate">{t("guarantee:fee.marked")}</p>
    </div>
  );
}

type Payment = {
  address: string;
  payee: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  reference: string;
};

/** A UPI link: payee, amount, purpose. Spaces as %20: some apps show a plus sign as it is. */
export function upiLink({ address, payee, amount, currency, reference }: Payment): string {
  const values = { pa: address, pn: payee, am: toRupees(amount).toFixed(2), cu: currency, tn: reference };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join("&")}`;
}
