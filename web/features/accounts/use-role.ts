/** The chosen role, kept for this tab. */
import { useState } from "react";
import type { Role } from "#contract/vocabulary.ts";
import { keepSelectedRole, readSelectedRole } from "#web/api/selected-role.ts";

export function useRole(): [Role, (role: Role) => void] {
  const [role, setRole] = useState(readSelectedRole);
  const choose = (chosen: Role) => {
    keepSelectedRole(chosen);
    setRole(chosen);
  };
  return [role, choose];
}
