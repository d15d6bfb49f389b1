/** The operator's settings from the office (R1.3, R1.5), cached per process: read at the start and on every change (decision 32). */
import { inArray } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { adoptFacts, brand, type OperatorFacts, writtenFacts } from "#content/brand.ts";
import type { SettingValues } from "#contract/office/settings.ts";
import { type SettingKey, settingKeys } from "#contract/schemas/office/settings.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { DatabaseListener } from "#server/db/listen.ts";
import { officeSettings } from "#server/db/schema/admin.ts";

/** The values of the brand file, by setting. */
export const writtenSettings: SettingValues = {
  service_fee: writtenFacts.serviceFee?.amount ?? null,
  upi_address: writtenFacts.upiAddress,
  support_phone: writtenFacts.phone.number,
  messaging_phone: writtenFacts.messaging.number,
  phone_hours: writtenFacts.supportHours.phoneAndMessaging,
  chat_hours: writtenFacts.supportHours.chat,
  support_email: writtenFacts.email,
  email_within: writtenFacts.supportHours.email.withinHours,
};

/** The settings that somebody has changed. */
async function readSet(tx: Tx, keys: readonly SettingKey[] = settingKeys): Promise<Partial<SettingValues>> {
  const rows = await tx
    .select()
    .from(officeSettings)
    .where(inArray(officeSettings.key, [...keys]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

const showPhone = (number: string) => ({
  number,
  shown: parsePhoneNumberFromString(number)?.formatInternational() ?? number,
});

const feeOf = (amount: number | null): OperatorFacts["serviceFee"] =>
  amount === null ? null : { amount, currency: "INR" };

function factsOf(set: Partial<SettingValues>): Partial<OperatorFacts> {
  const hours = writtenFacts.supportHours;
  const { phone_hours: phoneAndMessaging, chat_hours: chat, email_within: withinHours } = set;
  const hasHours = phoneAndMessaging !== undefined || chat !== undefined || withinHours !== undefined;
  return {
    ...(set.service_fee !== undefined && { serviceFee: feeOf(set.service_fee) }),
    ...(set.upi_address !== undefined && { upiAddress: set.upi_address }),
    ...(set.support_phone !== undefined && { phone: showPhone(set.support_phone) }),
    ...(set.messaging_phone !== undefined && { messaging: showPhone(set.messaging_phone) }),
    ...(set.support_email !== undefined && { email: set.support_email }),
    ...(hasHours && {
      supportHours: {
        phoneAndMessaging: phoneAndMessaging ?? hours.phoneAndMessaging,
        chat: chat ?? hours.chat,
        email: { withinHours: withinHours ?? hours.email.withinHours },
      },
    }),
  };
}

/** The current fee of a connection: money amounts are read from the database, never from memory. */
export async function readServiceFee(tx: Tx): Promise<OperatorFacts["serviceFee"]> {
  const { service_fee: set } = await readSet(tx, ["service_fee"]);
  return set === undefined ? writtenFacts.serviceFee : feeOf(set);
}

/** As passed to pages; undefined when all is as in the brand file. */
let given: string | undefined;
export const factsGiven = (): string | undefined => given;

type Following = { db: Db; listener: DatabaseListener; onChange: () => void; report: (error: unknown) => void };

/** Returns a function that stops following. Concurrent changes are read one after the other, so that the last one wins. */
export async function followFacts({ db, listener, onChange, report }: Following): Promise<() => Promise<void>> {
  async function adopt() {
    const facts = factsOf(await readSet(db));
    adoptFacts(facts);
    given = Object.keys(facts).length === 0 ? undefined : JSON.stringify(facts);
  }
  await adopt();
  let reading = Promise.resolve();
  const hear = () => {
    reading = reading
      .then(adopt)
      .then(onChange)
      // The cached values may be old: the next announcement, or the listener's next reconnection, reads them again.
      .catch(report);
  };
  return listener.listen("settings", hear, hear);
}

/** The public part: the fee's payment address, and how to contact us. */
export const operatorFacts = (): OperatorFacts => {
  const { phone, messaging, email, supportHours, serviceFee, upiAddress } = brand;
  return { phone, messaging, email, supportHours, serviceFee, upiAddress };
};
