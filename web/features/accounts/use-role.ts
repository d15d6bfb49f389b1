/** The chosen role, kept for this tab. */
import { useEffect, useState } from "react";
import type { Role } from "#contract/vocabulary.ts";
import { selectedRole } from "#web/memory/addressee.ts";

export function useRole(): [Role, (role: Role) => void] {
  const [role, setRole] = useState<Role>(() => selectedRole.read() ?? "student");
  useEffect(() => selectedRole.write(role), [role]);
  return [role, setRole];
}
