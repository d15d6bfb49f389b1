/** Whose account it is, where the page does not know it yet: e-mail and role. */
import type { Role } from "#contract/vocabulary.ts";
import { EmailField } from "./email-field.tsx";
import { RoleChoice } from "./role-choice.tsx";
import type { Form } from "./use-form.ts";

type AddresseeFieldsProps<Values extends { email: string } & Record<string, string>> = {
  form: Form<Values>;
  role: Role;
  onRole: (role: Role) => void;
};

export function AddresseeFields<Values extends { email: string } & Record<string, string>>(
  props: AddresseeFieldsProps<Values>,
) {
  const { form, role, onRole } = props;
  return (
    <>
      <RoleChoice role={role} onRole={onRole} error={form.errorOf("role")} />
      <EmailField {...form.field("email")} />
    </>
  );
}
