/** Changes an operator setting, and undoes the change (R11.4): once, with a reason, and not over another admin's change. */
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { SettingChange } from "#contract/office/settings.ts";
import type { SettingKey } from "#contract/schemas/office/settings.ts";
import { checkPhone } from "#server/accounts/check-phone.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordGraveAct } from "#server/admin/record-grave-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { officeSettings } from "#server/db/schema/admin.ts";
import { writtenSettings } from "#server/settings/operator-facts.ts";
import { findLastActs } from "./list-settings.ts";

type Version = string | null | undefined;

/** Null: the value of the brand file. Locked, so that of two concurrent changes the second sees the first. */
async function hold(tx: Tx, key: SettingKey, version: Version) {
  await tx.execute(sql`lock table office_settings in share row exclusive mode`);
  const [row = null] = await tx.select().from(officeSettings).where(eq(officeSettings.key, key));
  const last = (await findLastActs(tx, [key])).get(key);
  if (version !== undefined && version !== (row?.changedAt.toISOString() ?? null))
    throw await alreadyDecided(tx, { adminId: last?.adminId ?? null, at: last?.at ?? null });
  return { value: row === null ? writtenSettings[key] : row.value, last };
}

async function write(tx: Tx, by: Officer, key: SettingKey, value: unknown): Promise<void> {
  // Written by hand, so that null is stored as a set value. The clock is read under the lock: a later change has a
  // later version.
  await tx.execute(sql`
    insert into office_settings (key, value, changed_by, changed_at)
    values (${key}, ${JSON.stringify(value)}::jsonb, ${by.adminId}, clock_timestamp())
    on conflict (key) do update
      set value = excluded.value, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}

/** A change to the same value is not logged. */
export async function changeSetting(tx: Tx, jobs: Mailing, by: Officer, change: SettingChange): Promise<void> {
  const { key, reason, version } = change;
  const isPhone = change.key === "support_phone" || change.key === "messaging_phone";
  const value = isPhone ? checkPhone(change.value, "value") : change.value;
  const { value: before } = await hold(tx, key, version);
  if (isDeepStrictEqual(before, value)) return;
  await write(tx, by, key, value);
  await recordGraveAct(tx, jobs, {
    by,
    act: "change_setting",
    subjectId: key,
    before: { [key]: before },
    after: { [key]: value },
    details: { words: reason },
  });
}

type Undoing = { key: SettingKey; reason: string | null; version?: Version };

export async function restoreSetting(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { key, reason, version }: Undoing,
): Promise<void> {
  const { value, last } = await hold(tx, key, version);
  if (last?.act !== "change_setting")
    throw await alreadyDecided(tx, { adminId: last?.adminId ?? null, at: last?.at ?? null });
  const before = last.before?.[key];
  if (isDeepStrictEqual(before, writtenSettings[key]))
    await tx.delete(officeSettings).where(eq(officeSettings.key, key));
  else await write(tx, by, key, before);
  await recordGraveAct(tx, jobs, {
    by,
    act: "restore_setting",
    subjectId: key,
    before: { [key]: value },
    after: { [key]: before },
    ...(reason !== null && { details: { words: reason } }),
  });
}
