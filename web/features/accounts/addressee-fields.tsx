/** E-mail and role of the account, where the page does not know it. */
import type { ComponentProps } from "react";
import type { Role } from "#contract/vocabulary.ts";
import type { FormWith } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { RoleChoice } from "./role-choice.tsx";

type AddresseeFieldsProps = { form: FormWith<"email">; role: Role; onRole: (role: Role) => void };

export function AddresseeFields({ form, role, onRole }: AddresseeFieldsProps) {
  return (
    <>
      <RoleChoice role={role} onRole={onRole} error={form.errorOf("role")} />
      <EmailField {...form.field("email")} />
    </>
  );
}

type TextFieldProps = ComponentProps<typeof TextField>;

/** Read left to right in every language. */
export function EmailField(props: Omit<TextFieldProps, "label"> & Partial<Pick<TextFieldProps, "label">>) {
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
