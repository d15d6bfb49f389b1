/** The full-screen splash of an app whose texts or data are loading; without JavaScript it says so. */
import { useLanguage } from "#web/i18n/language.tsx";
import { LogoMark } from "#web/ui/logo.tsx";

export function Splash({ text }: { text?: string }) {
  const { t } = useLanguage();
  return (
    <div className="splash grid place-content-center justify-items-center gap-4 min-h-dvh p-4 text-center svg:w-auto svg:h-20">
      <LogoMark />
      <p role="status">{text ?? t("shell:splash")}</p>
      <noscript>{t("shell:noScript")}</noscript>
    </div>
  );
}
