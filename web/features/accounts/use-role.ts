/** The chosen role, kept for this tab. */
import { useEffect, useState } from "react";
import type { Role } from "#contract/vocabulary.ts";
import { keepSelectedRole, readSelectedRole } from "#web/api/selected-role.ts";

export function useRole(): [Role, (role: Role) => void] {
  const [role, setRole] = useState(readSelectedRole);
  useEffect(() => keepSelectedRole(role), [role]);
  return [role, setRole];
}
