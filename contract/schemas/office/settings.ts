/** Schemas of contract/office/settings.ts. */
import * as z from "zod/mini";
import { housePattern } from "#contract/limits.ts";
import { email } from "#contract/schemas/person.ts";
import { phoneNumber } from "#contract/schemas/phone.ts";
import { upiAddress } from "#contract/schemas/upi-address.ts";
import { officer, optionalWords, words } from "./office-fields.ts";

const between = (low: number, high: number) =>
  z.int("invalid").check(z.minimum(low, "too_small"), z.maximum(high, "too_big"));

/** Whole hours of 24, local time. */
const hours = z
  .object({ from: between(0, 23), to: between(1, 24) })
  .check(z.refine(({ from, to }) => to > from, { error: "slot_order", path: ["to"] }));

/** In the order of the page. The fee in rupees; null: no fee. */
export const values = {
  service_fee: z.nullable(between(1, housePattern.highestFee)),
  upi_address: upiAddress,
  support_phone: phoneNumber(),
  messaging_phone: phoneNumber(),
  phone_hours: hours,
  chat_hours: hours,
  support_email: email(),
  email_within: between(1, housePattern.longestWait),
};

export type SettingKey = keyof typeof values;

export const settingKeys = Object.keys(values) as [SettingKey, ...SettingKey[]];

/** The last change that the page showed: a change over a newer one is refused. */
const version = z.optional(z.nullable(z.iso.datetime()));

const changeOf = <const Key extends SettingKey>(key: Key) =>
  z.object({ key: z.literal(key), value: values[key], reason: words(), version });

export const change = z.discriminatedUnion("key", [
  changeOf("service_fee"),
  changeOf("upi_address"),
  changeOf("support_phone"),
  changeOf("messaging_phone"),
  changeOf("phone_hours"),
  changeOf("chat_hours"),
  changeOf("support_email"),
  changeOf("email_within"),
]);

const value = z.nullable(z.union([z.string(), z.number(), z.object({ from: z.number(), to: z.number() })]));

export const setting = z.object({
  key: z.enum(settingKeys),
  value,
  /** The value of the brand file. */
  usual: value,
  changedBy: z.nullable(officer),
  /** Null: nobody has changed it. */
  changedAt: z.nullable(z.iso.datetime()),
  /** Whether the last change may be undone. */
  undoable: z.boolean(),
});

export const schemas = {
  listSettings: {
    summary: "What the operator set: what stands, what stood in the house as it was delivered, and who changed it",
    answer: z.array(setting),
  },
  changeSetting: {
    summary:
      "Changes a setting at once on all processes; 409 `already_decided` when another admin changed it since `version`",
    body: change,
    answer: z.array(setting),
  },
  undoSetting: {
    summary: "Puts back what stood before the last change of a setting; 409 `already_decided` when that was undone",
    body: z.object({ key: z.enum(settingKeys), ...optionalWords.shape, version }),
    answer: z.array(setting),
  },
};
