/** As what the person came last, for this tab (section 9, session key `selected_role`). */
import { sessionKeys } from "#contract/limits.ts";
import { type Role, roles } from "#contract/vocabulary.ts";

export function readSelectedRole(): Role {
  try {
    const kept = sessionStorage.getItem(sessionKeys.role);
    return roles.find((role) => role === kept) ?? "student";
  } catch {
    return "student";
  }
}

export function keepSelectedRole(role: Role): void {
  try {
    sessionStorage.setItem(sessionKeys.role, role);
  } catch {
    // Storage is off: the choice holds for this page only.
  }
}
