/** Who agrees on a document after the dashboard was reached is counted there (R9.3), if an adult holds the account. */
import { readStudentProfile } from "#contract/students.ts";
import { call } from "#web/api/client.ts";
import { sendConversion } from "#web/features/shell/send-conversion.ts";

export async function countHere(): Promise<void> {
  const { adultDeclared } = await call(readStudentProfile, {});
  if (adultDeclared) sendConversion();
}
