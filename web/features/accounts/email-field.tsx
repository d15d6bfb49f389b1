/** The e-mail address, read left to right in every language. */
import type { ComponentProps } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export function EmailField(
  props: Partial<Pick<ComponentProps<typeof TextField>, "label">> & Omit<ComponentProps<typeof TextField>, "label">,
) {
  const { t } = useLanguage();
  return (
    <TextField
      label={t("accounts:fields.email")}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
