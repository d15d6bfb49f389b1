/** The officer of a call: who, from where, and whether confirmed recently. */
import type { Permission } from "#contract/permissions.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Officer } from "./write-audit.ts";

export type OfficeCaller = Caller<Permission>;

export const officerOf = ({ signedIn, address }: OfficeCaller): Officer => ({
  adminId: signedIn.account.id,
  address,
  confirmed: signedIn.confirmed,
});
