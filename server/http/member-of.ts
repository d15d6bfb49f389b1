/** The member who makes a call, for calls that only members may make (R6.2). */
import { isMember } from "#contract/roles.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { Refusal } from "#server/refusal.ts";
import type { SignedIn } from "./caller.ts";

export type Member = { id: string; role: MemberRole; name: string };

export function memberOf({ account: { id, role, name } }: SignedIn): Member {
  if (!isMember(role)) throw new Refusal("forbidden");
  return { id, role, name };
}
