/** As what the person comes: student or parent, or teacher; admin only for who was led here as one. */
import { GraduationCap, Presentation, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type Role, roles } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { selectedRole } from "#web/memory/choices.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";

type RoleChoiceProps = { role: Role; onRole: (role: Role) => void; error?: ReactNode };

const icons = { student: GraduationCap, teacher: Presentation, admin: ShieldCheck };

export function RoleChoice({ role: chosen, onRole, error }: RoleChoiceProps) {
  const { t } = useLanguage();
  const offered = roles.filter((role) => role !== "admin" || chosen === "admin");
  return (
    <RadioGroup
      legend={t("accounts:role.label")}
      name="role"
      look="segments"
      value={chosen}
      error={error}
      choices={offered.map((role) => {
        const Icon = icons[role];
        return { value: role, label: t(`accounts:role.${role}`), icon: <Icon aria-hidden="true" /> };
      })}
      onValue={(value) => {
        const role = roles.find((known) => known === value);
        if (role !== undefined) onRole(role);
      }}
    />
  );
}

/** The chosen role, kept for this tab. `given`: as it stands on the page already. */
export function useRole(given?: Role): [Role, (role: Role) => void] {
  const [role, setRole] = useState<Role>(() => given ?? selectedRole.read() ?? "student");
  useEffect(() => selectedRole.write(role), [role]);
  return [role, setRole];
}
