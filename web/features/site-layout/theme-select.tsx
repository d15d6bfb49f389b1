/** The theme select: light, dark, device; on documents `web/enhance/theme-select.ts` handles it. */
import type { ComponentProps } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

export function ThemeSelect({ onChange }: Pick<ComponentProps<"select">, "onChange">) {
  const { t } = useLanguage();
  return (
    <SelectField
      name="theme"
      label={t("shell:theme.label")}
      fieldClassName="theme-select"
      data-themes=""
      defaultValue=""
      onChange={onChange}
      options={[
        { value: "", label: t("shell:theme.system") },
        { value: "light", label: t("shell:theme.light") },
        { value: "dark", label: t("shell:theme.dark") },
      ]}
    />
  );
}
