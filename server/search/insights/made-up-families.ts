/** Accounts that look like another counted family (R13.3), so that nobody turns one family into three with two more accounts. */
import { type SQL, sql } from "drizzle-orm";

/**
 * Ids of those in `families` (a relation with `account_id`) that share a phone or a device with an older one there. Each
 * phone and device is checked once, however often it signed in.
 */
export function madeUpFamilies(families: SQL): SQL {
  return sql`
    select account_id from (
      select account_id, first_value(account_id) over (partition by mark order by account_id) as oldest
      from (
        select id as account_id, phone as mark from accounts where phone is not null
        union
        select account_id, encode(device_hash, 'hex') from sign_ins where device_hash is not null
      ) marks
      where account_id in (select account_id from ${families})
    ) marked
    where account_id <> oldest`;
}
