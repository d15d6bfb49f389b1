/** An authenticator's secret as a QR code, and as text. */
import { useMemo } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { drawCode } from "#web/ui/draw-code.ts";

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

export default function FactorCode({ secret, address }: { secret: string; address: string }) {
  const { t } = useLanguage();
  const { size, path } = useMemo(() => drawCode(address), [address]);
  return (
    <div className="factor-code">
      <p>{t("office:factor.scan")}</p>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("office:factor.picture")}>
        <path d={path} />
      </svg>
      <p>
        {t("office:factor.type")}{" "}
        <bdi dir="ltr" className="factor-secret inline-block font-mono wrap-anywhere">
          {inGroups(secret)}
        </bdi>
      </p>
    </div>
  );
}
