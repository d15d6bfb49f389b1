/** Adds a teacher to the shortlist, or removes one (R13.6): in this browser, and for a signed-in student in the account. */

import * as contract from "#contract/shortlist.ts";
import { shortlist as limits } from "#contract/shortlist-limits.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";
import { readStoredShortlist, writeShortlist } from "#web/storage/shortlist.ts";
import { call } from "./client.ts";

function studentId(): string | undefined {
  const user = readToken() === null ? null : readStoredUser();
  return user?.role === "student" ? user.id : undefined;
}

/** Entries saved before signing in come first; of an account that is known already only the account's list counts. */
export async function joinShortlist(): Promise<void> {
  const of = studentId();
  if (of === undefined) return;
  const { ids } = await call(contract.readShortlistEndpoint, {}, { keepsSession: true });
  const here = readStoredShortlist();
  const joined = [...new Set([...(here.of === null ? here.ids : []), ...ids])].slice(0, limits.most);
  const isNew = joined.some((id) => !ids.includes(id));
  const saved = isNew
    ? await call(contract.saveShortlistEndpoint, { body: { ids: joined } }, { keepsSession: true })
    : { ids };
  writeShortlist({ of, ids: saved.ids });
}

/** On each device, in the background. */
export async function joinOnce(): Promise<void> {
  if (readStoredShortlist().of === null) await joinShortlist();
}

/** The account's shortlist, with the cards of those who are listed. */
export async function readSavedTeachers() {
  await joinShortlist();
  const { ids } = readStoredShortlist();
  return { ids, teachers: await call(contract.listedTeachersEndpoint, { query: { ids: ids.join(",") } }) };
}

/** False: the list is full. Shown at once, and rolled back when the account's list could not be changed. */
export async function changeShortlist(id: string, isKept: boolean): Promise<boolean> {
  const before = readStoredShortlist();
  const change = (ids: readonly string[]) => [...(isKept ? [id] : []), ...ids.filter((other) => other !== id)];
  if (change(before.ids).length > limits.most) return false;
  writeShortlist({ of: before.of, ids: change(before.ids) });
  const of = studentId();
  if (of === undefined) return true;
  try {
    // Another device may have changed it.
    if (before.of === of)
      writeShortlist({ of, ids: (await call(contract.readShortlistEndpoint, {}, { keepsSession: true })).ids });
    else await joinShortlist();
    const ids = change(readStoredShortlist().ids);
    if (ids.length > limits.most) return false;
    writeShortlist({ of, ids });
    const saved = await call(contract.saveShortlistEndpoint, { body: { ids } }, { keepsSession: true });
    writeShortlist({ of, ids: saved.ids });
    return true;
  } catch (error) {
    writeShortlist(before);
    throw error;
  }
}
