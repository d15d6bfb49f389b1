/** What the office sees of two people and does about it, with a script in every text; both end in their initial state, in a relation. */
import { expect } from "@playwright/test";
import { openDatabase } from "#server/db/client.ts";
import { readWebm } from "#test/videos.ts";
import type { Admin } from "./admins.ts";
import { longScript, nameScript, type Planter, shortScript } from "./inject-scripts.ts";
import { type LongNamePair, wordsIn } from "./long-names.ts";
import { findMail, openPerson, signInByForm } from "./people.ts";
import { identityForm } from "./verify-identity.ts";

/** Values for `:id` on the office screens. */
export type OfficeIds = Record<"documents" | "reports" | "letters" | "appeals" | "people" | "claims", string>;

type Office = { planter: Planter; admin: Admin; other: Admin };

async function queryId(query: string, values: unknown[]): Promise<string> {
  const { pool, close } = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  const { rows } = await pool.query<{ id: string }>(query, values).finally(close);
  expect(rows, query).toHaveLength(1);
  return rows[0]?.id ?? "";
}

async function seedDocuments({ planter, admin, other }: Office, { teacher, language, identity }: LongNamePair) {
  const reason = wordsIn(language);
  const onDocument = (id: string) => ({ params: { id }, data: { reason } });
  const multipart = identityForm(shortScript);
  const { id } = await planter.send(teacher, "POST /api/teachers/documents", { multipart });
  await planter.send(admin, "POST /api/admin/documents/{id}/reject", onDocument(id));
  const [, token = ""] = await findMail(planter.request, teacher.email, /\/appeal\?token=([\w-]+)/);
  const appealed = await planter.send(null, "POST /api/appeals", { data: { token, words: reason } });
  expect(appealed.state).toBe("sent");
  const ofTeacher = "select a.id from appeals a join verdicts v on v.id = a.verdict_id where v.concerned_id = $1";
  const appeal = await queryId(ofTeacher, [teacher.user.id]);
  if (language !== "en")
    await planter.send(other, "POST /api/admin/appeals/{id}/decide", {
      params: { id: appeal },
      data: { decision: "refused", words: reason },
    });
  await planter.send(admin, "POST /api/admin/documents/{id}/reopen", onDocument(identity));
  await planter.send(admin, "POST /api/admin/documents/{id}/verify", { params: { id: identity } });
  return { documents: id, appeals: appeal };
}

async function seedReview({ planter, admin }: Office, { student, teacher, language }: LongNamePair) {
  const words = wordsIn(language);
  // Without any word of the student's name, which reviews may not contain (R10.1).
  const answer = "<img class=planted src=x onerror=alert(1)>";
  const { id } = await planter.send(student, "PUT /api/students/teachers/{id}/review", {
    params: { id: teacher.user.id },
    data: { stars: 2, text: words },
  });
  await planter.send(teacher, "PUT /api/teachers/reviews/{id}/answer", { params: { id }, data: { answer } });
  const reasoned = {
    params: { id: await queryId("select id from reviews where public_id = $1", [id]) },
    data: { reason: words },
  };
  await planter.send(admin, "POST /api/admin/reviews/{id}/hide", reasoned);
  await planter.send(admin, "POST /api/admin/reviews/{id}/show", reasoned);
  if (language === "hi") await planter.send(admin, "POST /api/admin/reviews/{id}/hide", reasoned);
}

async function seedReports({ planter, admin }: Office, { student, teacher, language }: LongNamePair) {
  const words = wordsIn(language);
  const report = (by: typeof student, of: typeof student) =>
    planter.send(by, "POST /api/reports", { data: { accountId: of.user.id, reason: "abuse", details: words } });
  await report(teacher, student);
  await report(student, teacher);
  const id = await queryId("select id from reports where reported_id = $1", [teacher.user.id]);
  const decide = (decision: string) =>
    planter.send(admin, "POST /api/admin/reports/{id}/decide", { params: { id }, data: { decision, outcome: words } });
  await decide("acted");
  await planter.send(admin, "POST /api/admin/reports/{id}/reopen", { params: { id }, data: { reason: words } });
  await decide("dismissed");
  return { reports: id };
}

async function seedMoney({ planter, admin }: Office, { student, relationId, language }: LongNamePair) {
  const words = wordsIn(language);
  // Dates the acceptance eight days back, with a fee that is due.
  await queryId("update relations set activated_at = now() - interval '8 days' where id = $1 returning id", [
    relationId,
  ]);
  const due = "update fee_entries set amount = 19900, state = 'due' where relation_id = $1 returning id";
  const fee = await queryId(due, [relationId]);
  const { id } = await planter.send(student, "POST /api/students/relations/{id}/claim", {
    params: { id: relationId },
    data: { kind: "refund", reason: words },
  });
  const refuse = () =>
    planter.send(admin, "POST /api/admin/claims/{id}/decide", {
      params: { id },
      data: { decision: "refused", note: words },
    });
  await refuse();
  await planter.send(admin, "POST /api/admin/claims/{id}/reopen", { params: { id }, data: { reason: words } });
  if (language !== "en") await refuse();
  await planter.send(admin, "POST /api/admin/fee-entries/{id}/state", {
    params: { id: fee },
    data: { state: "paid", note: words },
  });
  return { claims: id as string };
}

async function seedMessage({ planter, admin }: Office, { student, language }: LongNamePair) {
  const message = { fullName: nameScript, email: student.email, subject: longScript.slice(0, 150) };
  const written = { ...message, message: wordsIn(language) };
  await planter.send(null, "POST /api/contact", { data: written, language });
  const id = await queryId("select id from contact_messages where email = $1", [student.email]);
  const answered = { params: { id }, data: { answer: wordsIn(language) } };
  await planter.send(admin, "POST /api/admin/contact-messages/{id}/answer", answered);
  return { letters: id };
}

/** Suspended and restored: signed-in people sign in again. */
async function seedSuspension({ planter, admin }: Office, { student, language }: LongNamePair) {
  const reasoned = { params: { id: student.user.id }, data: { reason: wordsIn(language) } };
  await planter.send(admin, "POST /api/admin/accounts/{id}/suspend", reasoned);
  await planter.send(admin, "POST /api/admin/accounts/{id}/restore", reasoned);
  Object.assign(student, await signInByForm(planter.request, student.email, "student"));
  return { people: student.user.id };
}

export async function seedOffice(office: Office, pair: LongNamePair): Promise<OfficeIds> {
  const money = await seedMoney(office, pair);
  await seedReview(office, pair);
  return {
    ...money,
    ...(await seedReports(office, pair)),
    ...(await seedMessage(office, pair)),
    ...(await seedDocuments(office, pair)),
    ...(await seedSuspension(office, pair)),
  };
}

/** Data of no pair: videos, pages for search engines, reasons for leaving, and numbers and links, which reject tags. Returns the video's id. */
export async function seedElsewhere({ planter, admin }: Office, { student, teacher }: LongNamePair): Promise<string> {
  const { request } = planter;
  const title = longScript.slice(0, 100);
  const titles = { en: title, hi: title, ur: title };
  const { id } = await planter.send(admin, "POST /api/admin/intro-videos", {
    multipart: {
      titles: JSON.stringify(titles),
      published: "true",
      video: { name: "film.webm", mimeType: "video/webm", buffer: await readWebm() },
    },
  });
  planter.note("POST /api/admin/intro-videos", { titles });
  const described = { titles, audience: "everyone", published: true };
  await planter.send(admin, "PUT /api/admin/intro-videos/{id}", { params: { id }, data: described });
  const link = { ...described, url: `javascript:${shortScript}` };
  await planter.refuse(admin, "POST /api/admin/intro-videos", { data: { ...link, titles: { en: "Film" } } });
  await planter.refuse(admin, "PUT /api/admin/intro-videos/{id}", {
    params: { id },
    data: { ...link, titles: { en: "Film" } },
  });
  // Changed and restored: other journeys use the same server.
  const hours = { key: "email_within", value: 25, reason: longScript };
  await planter.send(admin, "PUT /api/admin/settings", { data: hours });
  await planter.send(admin, "POST /api/admin/settings/undo", { data: { key: "email_within", reason: longScript } });
  for (const key of ["support_phone", "messaging_phone"])
    await planter.refuse(admin, "PUT /api/admin/settings", { data: { key, value: shortScript, reason: "Moved" } });
  await planter.send(admin, "POST /api/admin/indexnow/submit", { data: { urls: [`/${shortScript}`] } });
  await planter.refuse(student, "PUT /api/students/profile", { data: { phone: shortScript } });
  await planter.refuse(teacher, "PUT /api/teachers/profile", { data: { phone: shortScript } });
  await planter.refuse(null, "POST /api/contact", {
    data: { fullName: "Asha", email: student.email, phone: shortScript, subject: "Fees", message: "How much?" },
  });
  for (const role of ["student", "teacher"] as const) {
    const leaving = await openPerson(request, role);
    await planter.send(leaving, `PATCH /api/${role}s/{id}/account-status`, {
      params: { id: leaving.user.id },
      data: { accountStatus: "deleted", deletionReason: longScript },
    });
  }
  return id;
}
