/** What the signed-in person may do (R6.2), from the guard or from the browser's storage. */
import { useQuery } from "@tanstack/react-query";
import { can, type Permission } from "#contract/permissions.ts";
import type { Role } from "#contract/roles.ts";
import { readStoredUser } from "#web/storage/session.ts";
import { meQuery } from "./me-query.ts";

export function useRoleOfPerson(): Role | undefined {
  const { data } = useQuery({ ...meQuery, enabled: false });
  return (data ?? readStoredUser())?.role;
}

export function useCan(): (permission: Permission) => boolean {
  const role = useRoleOfPerson();
  return (permission) => can(role, permission);
}
