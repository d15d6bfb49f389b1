/** Which account the doors speak of, in this tab: the role chosen last, and who was refused because they had left. */
import { sessionKeys } from "#contract/limits.ts";
import { type Role, roles } from "#contract/roles.ts";
import { inTab, isRecord, isText, keepJson, keepText, oneOf, type Shape } from "./keep.ts";

const readRole = oneOf(roles);

/** As what the person came last. */
export const selectedRole = keepText(inTab, sessionKeys.role, readRole);

export type Addressee = { email: string; role: Role };

export const readAddressee: Shape<Addressee> = (given) => {
  const role = isRecord(given) ? readRole(given.role) : null;
  return isRecord(given) && isText(given.email) && role !== null ? { email: given.email, role } : null;
};

/** Refused at sign-in, as their account is deactivated or deleted: `/account-status` fills its form with it. */
export const refusedLeaver = keepJson(inTab, sessionKeys.leaver, readAddressee);
