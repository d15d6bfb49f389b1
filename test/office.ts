/** For tests: every undoable act of the office, with a subject, done by admins through the API. */
import { randomUUID } from "node:crypto";
import type { Endpoint } from "#contract/endpoint.ts";
import * as people from "#contract/office/accounts.ts";
import type { acts } from "#contract/office/acts.ts";
import * as claims from "#contract/office/claims.ts";
import * as letters from "#contract/office/contact-messages.ts";
import * as documents from "#contract/office/documents.ts";
import * as reports from "#contract/office/reports.ts";
import * as reviews from "#contract/office/reviews.ts";
import { changeSettingEndpoint, undoSettingEndpoint } from "#contract/office/settings.ts";
import { contactMessages } from "#server/db/schema/admin.ts";
import * as relations from "#server/db/schema/relations.ts";
import { documents as documentTable } from "#server/db/schema/teachers.ts";
import type { TestApp } from "./app.ts";
import { makeStudent, makeTeacher } from "./members.ts";
import { freshEmail, type TestPerson } from "./people.ts";
import { relate } from "./relations.ts";

type Acts = typeof acts;
export type UndoableAct = { [A in keyof Acts]: Acts[A] extends { undo: string } ? A : never }[keyof Acts];

/** The seed: the subject's id, and who is notified. */
export type SeededOffice = { id: string; student?: TestPerson; teacher?: TestPerson };

export type OfficeCall = { endpoint: Endpoint; body?: object };

export type Scenario = {
  plant: () => Promise<SeededOffice>;
  /** Its precondition. */
  first?: OfficeCall;
  act: (words: string) => OfficeCall;
  undo: OfficeCall;
  /** Who is notified of an act against them. */
  concerns?: "student" | "teacher";
};

const reasoned = (endpoint: Endpoint) => (reason: string) => ({ endpoint, body: { reason } });

export function officeScenarios({ database: { db } }: TestApp): Record<UndoableAct, Scenario> {
  async function handIn(): Promise<SeededOffice> {
    const teacher = await makeTeacher(db);
    const file = {
      fileKey: `${randomUUID()}.pdf`,
      mediaType: "application/pdf",
      size: 1,
      sha256: Buffer.alloc(32),
    } as const;
    const [made] = await db
      .insert(documentTable)
      .values({ teacherId: teacher.id, type: "qualification", name: "B.Ed.", ...file })
      .returning();
    return { id: made?.id ?? "", teacher };
  }
  async function pair() {
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    return { student, teacher, relationId: await relate(db, student.id, teacher.id, "accepted") };
  }
  async function review(): Promise<SeededOffice> {
    const { student, teacher, relationId } = await pair();
    const [made] = await db
      .insert(relations.reviews)
      .values({ relationId, studentId: student.id, teacherId: teacher.id, stars: 2, text: "Never on time." })
      .returning();
    return { id: made?.id ?? "", student, teacher };
  }
  async function report(): Promise<SeededOffice> {
    const { student, teacher } = await pair();
    const [made] = await db
      .insert(relations.reports)
      .values({ reporterId: student.id, reportedId: teacher.id, reason: "abuse" })
      .returning();
    return { id: made?.id ?? "", student, teacher };
  }
  async function claim(): Promise<SeededOffice> {
    const { student, teacher, relationId } = await pair();
    const [made] = await db
      .insert(relations.guaranteeClaims)
      .values({ relationId, kind: "refund", reason: "Never came." })
      .returning();
    return { id: made?.id ?? "", student, teacher };
  }
  async function contactMessage(): Promise<SeededOffice> {
    const [made] = await db
      .insert(contactMessages)
      .values({ fullName: "Ravi", email: freshEmail("writer"), subject: "Fees", message: "How much?" })
      .returning();
    return { id: made?.id ?? "" };
  }
  async function account(): Promise<SeededOffice> {
    const teacher = await makeTeacher(db);
    return { id: teacher.id, teacher };
  }
  const again = (endpoint: Endpoint) => ({ endpoint, body: { reason: "A second look." } });
  const verify = { endpoint: documents.verifyDocumentEndpoint };
  const decided = (decision: string) => (outcome: string) => ({
    endpoint: reports.decideReportEndpoint,
    body: { decision, outcome },
  });
  return {
    verify_document: { plant: handIn, act: () => verify, undo: again(documents.reopenDocumentEndpoint) },
    withdraw_verification: {
      plant: handIn,
      first: verify,
      act: reasoned(documents.reopenDocumentEndpoint),
      undo: verify,
      concerns: "teacher",
    },
    reject_document: {
      plant: handIn,
      act: reasoned(documents.rejectDocumentEndpoint),
      undo: again(documents.reopenDocumentEndpoint),
      concerns: "teacher",
    },
    suspend_account: {
      plant: account,
      act: reasoned(people.suspendAccountEndpoint),
      undo: again(people.restoreAccountEndpoint),
      concerns: "teacher",
    },
    hide_review: {
      plant: review,
      act: reasoned(reviews.hideReviewEndpoint),
      undo: again(reviews.showReviewEndpoint),
      concerns: "student",
    },
    settle_report: {
      plant: report,
      act: () => ({ endpoint: reports.decideReportEndpoint, body: { decision: "acted" } }),
      undo: again(reports.reopenReportEndpoint),
    },
    warn_person: {
      plant: report,
      act: decided("acted"),
      undo: again(reports.reopenReportEndpoint),
      concerns: "teacher",
    },
    dismiss_report: {
      plant: report,
      act: decided("dismissed"),
      undo: again(reports.reopenReportEndpoint),
      concerns: "student",
    },
    finish_letter: {
      plant: contactMessage,
      act: () => ({ endpoint: letters.closeContactMessageEndpoint }),
      undo: { endpoint: letters.reopenContactMessageEndpoint },
    },
    change_setting: {
      plant: async () => ({ id: "upi_address" }),
      act: (reason) => ({ endpoint: changeSettingEndpoint, body: { key: "upi_address", value: "house@bank", reason } }),
      undo: { endpoint: undoSettingEndpoint, body: { key: "upi_address" } },
    },
    refuse_claim: {
      plant: claim,
      act: (note) => ({ endpoint: claims.decideClaimEndpoint, body: { decision: "refused", note } }),
      undo: again(claims.reopenClaimEndpoint),
      concerns: "student",
    },
  };
}
