/** Whose account it is, where the page does not know it yet: e-mail and role. */
import type { Role } from "#contract/vocabulary.ts";
import type { FormWith } from "#web/forms/use-form.ts";
import { EmailField } from "./email-field.tsx";
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
