/** The account that signing in is about, in this tab: who was refused as deactivated or deleted, and the requested address. */
import { sessionKeys } from "#contract/limits.ts";
import { type Role, roles } from "#contract/roles.ts";
import { codeShape, inTab, isOwnPath, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

const readRole = codeShape(roles);

export type StoredAddressee = { email: string; role: Role };

export const readAddressee: Shape<StoredAddressee> = (given) => {
  const role = isRecord(given) ? readRole(given.role) : null;
  return isRecord(given) && isText(given.email) && role !== null ? { email: given.email, role } : null;
};

/** Refused at sign-in, as their account is deactivated or deleted: `/account-status` fills its form with it. */
export const refusedAddressee = storedJson(inTab, sessionKeys.leaver, readAddressee);

/** The guarded address a visitor requested (section 6): signing in with its role continues to it. */
export const returnTo = storedJson<{ path: string; role: Role }>(inTab, sessionKeys.returnTo, (given) => {
  const role = isRecord(given) ? readRole(given.role) : null;
  return isRecord(given) && isOwnPath(given.path) && role !== null ? { path: given.path, role } : null;
});
