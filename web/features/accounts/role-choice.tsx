/** The role to sign in as: student or parent, or teacher; an office role only on the office's page. */
import { GraduationCap, Presentation, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { isMember, type Role, roles } from "#contract/roles.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { selectedRole } from "#web/storage/choices.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";

type RoleChoiceProps = {
  role: Role;
  onRole: (role: Role) => void;
  error?: ReactNode;
  /** Id of the form it belongs to, if outside of it. */
  form?: string;
};

const icons = { student: GraduationCap, teacher: Presentation };

export function RoleChoice({ role: chosen, onRole, error, form }: RoleChoiceProps) {
  const { t } = useLanguage();
  const offered = roles.filter((role) => isMember(role) || role === chosen);
  return (
    <RadioGroup
      legend={t("accounts:role.label")}
      name="role"
      look="segments"
      form={form}
      value={chosen}
      error={error}
      choices={offered.map((role) => {
        const Icon = isMember(role) ? icons[role] : ShieldCheck;
        return { value: role, label: t(`accounts:role.${role}`), icon: <Icon aria-hidden="true" /> };
      })}
      onValue={(value) => {
        const role = roles.find((known) => known === value);
        if (role !== undefined) onRole(role);
      }}
    />
  );
}

/** The chosen role, stored for this tab. `given`: the role the page was opened with. */
export function useRole(given?: Role): [Role, (role: Role) => void] {
  const [role, setRole] = useState<Role>(() => given ?? selectedRole.read() ?? "student");
  useEffect(() => selectedRole.write(role), [role]);
  return [role, setRole];
}
