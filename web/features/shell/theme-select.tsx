/** Light, dark, or as the device says; `enhance.ts` acts on it. */
import { useLanguage } from "#web/i18n/language.tsx";

export function ThemeSelect() {
  const { t } = useLanguage();
  return (
    <label className="theme-select">
      <span>{t("shell:theme.label")}</span>
      <select className="input" data-themes="" defaultValue="">
        <option value="">{t("shell:theme.system")}</option>
        <option value="light">{t("shell:theme.light")}</option>
        <option value="dark">{t("shell:theme.dark")}</option>
      </select>
    </label>
  );
}
