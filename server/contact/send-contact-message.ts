/** Takes a contact message (R7.10): stored, mailed to the operator, and a receipt to the address given. */
import { brand } from "#content/brand.ts";
import { trapField } from "#contract/contact-fields.ts";
import { type ContactMessage, sendContactMessageEndpoint as endpoint } from "#contract/contact-messages.ts";
import { checkPhone } from "#server/accounts/check-phone.ts";
import { type Limits, openLimits } from "#server/accounts/limits.ts";
import type { Context } from "#server/context.ts";
import { contactMessages } from "#server/db/schema/admin.ts";
import type { Caller } from "#server/http/caller.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { queueMails } from "#server/mails/queue-mail.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { messageReference } from "./message-reference.ts";

type Parts = Pick<Context, "db" | "jobs"> & { limits: Limits };

/** The receipt repeats nothing of the message or its sender: else anybody could mail anything to anybody through us. */
const toStranger = (address: string) => ({ name: "", address });

async function sendLetter(
  { db, jobs, limits }: Parts,
  letter: ContactMessage,
  caller: Caller<"anyone">,
): Promise<void> {
  const { [trapField]: trap, ...written } = letter;
  const account = caller.signedIn?.account;
  const phone = written.phone === null ? null : checkPhone(written.phone);
  const network = ["letterNetwork", [networkOf(caller.address)]] as const;
  // A bot gets the same answer as a person.
  if (trap) return void (await limits.take(...network));
  // Members have a quota of their own, so a flood by strangers does not block them.
  const strangers = account === undefined ? [["letterStrangers", []] as const] : [];
  await limits.takeFor(
    [network, ["letterSender", [written.email]], ...strangers],
    (isReceipted) => storeMessage({ db, jobs }, { ...written, phone }, caller, isReceipted),
    ["letterReceipt", [written.email]],
  );
}

async function storeMessage(
  { db, jobs }: Omit<Parts, "limits">,
  written: Omit<ContactMessage, typeof trapField>,
  { signedIn, language }: Caller<"anyone">,
  isReceipted: boolean,
): Promise<void> {
  const account = signedIn?.account;
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({ ...written, language, accountId: account?.id ?? null })
      .returning({ id: contactMessages.id });
    const reference = messageReference(kept?.id ?? "");
    const toOperator = {
      kind: "contact_letter",
      to: { name: brand.name.en, address: brand.email },
      role: "admin",
      language: "en",
      params: { reference, letter: written },
    } as const;
    const receipt = {
      kind: "contact_receipt",
      to: toStranger(written.email),
      role: account?.role ?? "student",
      language,
      params: { reference },
    } as const;
    await queueMails(tx, jobs, isReceipted ? [toOperator, receipt] : [toOperator]);
  });
}

export function contactRoutes({ db, jobs, pool, secret }: Context): Route[] {
  const parts = { db, jobs, limits: openLimits(pool, secret) };
  return [
    route(endpoint, async ({ body, caller }) => {
      await sendLetter(parts, body, caller);
      return { message: "We have your message, and answer by e-mail." };
    }),
  ];
}
