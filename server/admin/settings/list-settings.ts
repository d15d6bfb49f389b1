/** The operator's settings (R11.4): each with its current and default value, and who changed it last. */
import { sql } from "drizzle-orm";
import type { Setting } from "#contract/office/settings.ts";
import { type SettingKey, settingKeys } from "#contract/schemas/office/settings.ts";
import { officerJson } from "#server/admin/office-sql.ts";
import type { Tx } from "#server/db/client.ts";
import { writtenSettings } from "#server/settings/operator-facts.ts";

type LastAct = { act: string; before: Record<string, unknown> | null; adminId: string | null; at: Date };

/** The last act on each, from the log. */
export async function findLastActs(tx: Tx, keys: readonly SettingKey[]): Promise<Map<string, LastAct>> {
  const { rows } = await tx.execute<Omit<LastAct, "at"> & { key: string; at: string | Date }>(sql`
    select k.key, d.act, d.before, d.admin_id as "adminId", d.created_at as at
    from unnest(${sql.param([...keys])}::text[]) k(key)
    cross join lateral (
      select * from audit_log where subject_kind = 'setting' and subject_id = k.key order by created_at desc, id desc limit 1
    ) d`);
  return new Map(rows.map(({ key, at, ...act }) => [key, { ...act, at: new Date(at) }]));
}

type Row = { key: SettingKey; value: unknown; changedAt: string | Date; admin: Setting["changedBy"] };

export async function listSettings(tx: Tx): Promise<Setting[]> {
  const { rows } = await tx.execute<Row>(sql`
    select s.key, s.value, s.changed_at as "changedAt",
      ${officerJson(sql`k`)} as admin
    from office_settings s left join accounts k on k.id = s.changed_by`);
  const set = new Map(rows.map((row) => [row.key, row]));
  const last = await findLastActs(tx, settingKeys);
  return settingKeys.map((key) => {
    const row = set.get(key);
    return {
      key,
      value: row === undefined ? writtenSettings[key] : (row.value as Setting["value"]),
      usual: writtenSettings[key],
      changedBy: row?.admin ?? null,
      changedAt: row === undefined ? null : new Date(row.changedAt).toISOString(),
      undoable: last.get(key)?.act === "change_setting",
    };
  });
}
