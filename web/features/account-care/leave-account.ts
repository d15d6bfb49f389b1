/** Deactivates or deletes the signed-in account (R4.4); every session of it ends with that. */
import { changeStudentStatus, changeTeacherStatus } from "#contract/accounts.ts";
import { call } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { forgetSession, readUser } from "#web/memory/session.ts";

export type Leaving = { accountStatus: "deactivated" } | { accountStatus: "deleted"; deletionReason: string | null };

/** The browser no longer knows whose account it is (section 5). */
export class NoUserIdError extends Error {}

export async function leaveAccount(body: Leaving): Promise<void> {
  const user = readUser();
  if (user === null) throw new NoUserIdError();
  const endpoint = user.role === "teacher" ? changeTeacherStatus : changeStudentStatus;
  await call(endpoint, { params: { id: user.id }, body });
  forgetSession();
  queryClient.clear();
}
