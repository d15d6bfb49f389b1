/** Counts a sign-up on a document (R9.3): after the dashboard was reached and consent is given, if an adult holds the account. */
import { readStudentProfileEndpoint } from "#contract/students.ts";
import { call } from "#web/api/client.ts";
import { sendConversion } from "#web/features/site-layout/send-conversion.ts";

export async function countHere(): Promise<void> {
  const { adultDeclared } = await call(readStudentProfileEndpoint, {});
  if (adultDeclared) sendConversion();
}
