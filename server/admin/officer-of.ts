/** Which admin makes a call, and from where. */
import type { Caller } from "#server/http/caller.ts";
import type { Officer } from "./write-audit.ts";

export type AdminCaller = Caller<readonly ["admin"]>;

export const officerOf = ({ signedIn, address }: AdminCaller): Officer => ({ adminId: signedIn.account.id, address });
