/** The routes of the office. */

import { overviewDays } from "#contract/limits.ts";
import * as accounts from "#contract/office/accounts.ts";
import * as appeals from "#contract/office/appeals.ts";
import * as audit from "#contract/office/audit.ts";
import * as letters from "#contract/office/contact-messages.ts";
import * as documents from "#contract/office/documents.ts";
import { readOverviewEndpoint } from "#contract/office/overview.ts";
import * as queue from "#contract/office/queue.ts";
import * as reports from "#contract/office/reports.ts";
import * as reviews from "#contract/office/reviews.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { answerContactMessage, closeContactMessage, reopenContactMessage } from "./acts/answer-contact-message.ts";
import { changeRole } from "./acts/change-role.ts";
import { decideAppeal } from "./acts/decide-appeal.ts";
import { decideReport } from "./acts/decide-report.ts";
import { endAccountSessions } from "./acts/end-account-sessions.ts";
import { hideReview } from "./acts/hide-review.ts";
import { rejectDocument } from "./acts/reject-document.ts";
import { reopenDocument } from "./acts/reopen-document.ts";
import { reopenReport } from "./acts/reopen-report.ts";
import { restoreAccount } from "./acts/restore-account.ts";
import { showHiddenReview } from "./acts/show-review.ts";
import { suspendAccount } from "./acts/suspend-account.ts";
import { verifyDocument } from "./acts/verify-document.ts";
import { claimQueueItem, releaseQueueItem } from "./claim-queue-item.ts";
import { glanceAccount } from "./glance-account.ts";
import { readAccountRow, readAccountRows } from "./list-accounts.ts";
import { listAppeals, readAppeal } from "./list-appeals.ts";
import { listAudit } from "./list-audit.ts";
import { listContactMessages, readContactMessage } from "./list-contact-messages.ts";
import { listOfficeDocuments, readOfficeDocument } from "./list-documents.ts";
import { listQueue, readQueueItem, readQueueLengths } from "./list-queue.ts";
import { listReports, readReport } from "./list-reports.ts";
import { listOfficeReviews, readOfficeReview } from "./list-reviews.ts";
import { moneyRoutes } from "./money-routes.ts";
import { answerOfficePage } from "./office-page.ts";
import { type OfficeCaller, officerOf } from "./officer-of.ts";
import { readAccount } from "./read-account.ts";
import { readOverview as countOverview } from "./read-overview.ts";
import { readAppealable, sendAppeal } from "./send-appeal.ts";
import { showDocumentFile } from "./show-document-file.ts";
import type { Officer } from "./write-audit.ts";

const adminOf = ({ signedIn }: OfficeCaller) => signedIn.account.id;

/** An act and its result, in one transaction. */
function acting({ db }: Pick<Context, "db">) {
  return <Shown>(
    caller: OfficeCaller,
    act: (tx: Tx, by: Officer) => Promise<void>,
    read: (tx: Tx) => Promise<Shown>,
  ): Promise<Shown> =>
    db.transaction(async (tx) => {
      await act(tx, officerOf(caller));
      return read(tx);
    });
}

function queueRoutes({ db }: Context): Route[] {
  return [
    route(queue.listQueueEndpoint, async ({ caller, query: { kind, state, ...paging }, reply }) =>
      answerOfficePage(reply, await listQueue(db, { kind, state, paging, reader: caller.signedIn.account })),
    ),
    route(queue.queueLengthsEndpoint, ({ caller }) => readQueueLengths(db, caller.signedIn.account)),
    route(queue.claimQueueItemEndpoint, async ({ caller, params: { id } }) => {
      await claimQueueItem(db, caller.signedIn.account, id);
      return readQueueItem(db, caller.signedIn.account, id);
    }),
    route(queue.releaseQueueItemEndpoint, async ({ caller, params: { id } }) => {
      await releaseQueueItem(db, caller.signedIn.account, id);
      return readQueueItem(db, caller.signedIn.account, id);
    }),
  ];
}

function documentRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readOfficeDocument(tx, id);
  return [
    route(documents.listOfficeDocumentsEndpoint, async ({ query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listOfficeDocuments(db, { state, paging })),
    ),
    route(documents.readOfficeDocumentEndpoint, ({ params }) => readOfficeDocument(db, params.id)),
    route(documents.showDocumentFileEndpoint, ({ caller, params }) =>
      showDocumentFile(context, officerOf(caller), params.id),
    ),
    route(documents.verifyDocumentEndpoint, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => verifyDocument(tx, jobs, by, id), shown(id)),
    ),
    route(documents.rejectDocumentEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => rejectDocument(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(documents.reopenDocumentEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => reopenDocument(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function peopleRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readAccountRow(tx, id);
  return [
    route(accounts.listAccountsEndpoint, async ({ caller, query: { q, role, status, ...paging }, reply }) =>
      answerOfficePage(
        reply,
        await db.transaction((tx) => readAccountRows(tx, officerOf(caller), { q, role, status }, paging)),
      ),
    ),
    route(accounts.readAccountEndpoint, ({ caller, params }) =>
      db.transaction((tx) => readAccount(tx, officerOf(caller), params.id)),
    ),
    route(accounts.glanceAccountEndpoint, ({ params }) => glanceAccount(db, params.id)),
    route(accounts.changeRoleEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => changeRole(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(accounts.endAccountSessionsEndpoint, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => endAccountSessions(tx, jobs, by, id), shown(id)),
    ),
    route(accounts.suspendAccountEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => suspendAccount(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(accounts.restoreAccountEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => restoreAccount(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function contactMessageRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readContactMessage(tx, id);
  return [
    route(letters.listContactMessagesEndpoint, async ({ query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listContactMessages(db, { state, paging })),
    ),
    route(letters.readContactMessageEndpoint, ({ params }) => readContactMessage(db, params.id)),
    route(letters.answerContactMessageEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => answerContactMessage(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(letters.closeContactMessageEndpoint, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => closeContactMessage(tx, by, id), shown(id)),
    ),
    route(letters.reopenContactMessageEndpoint, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => reopenContactMessage(tx, by, id), shown(id)),
    ),
  ];
}

function reportRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readReport(tx, id);
  return [
    route(reports.listReportsEndpoint, async ({ query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listReports(db, { state, paging })),
    ),
    route(reports.readReportEndpoint, ({ params }) => readReport(db, params.id)),
    route(reports.decideReportEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => decideReport(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(reports.reopenReportEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => reopenReport(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function reviewRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readOfficeReview(tx, id);
  return [
    route(reviews.listOfficeReviewsEndpoint, async ({ query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listOfficeReviews(db, { state, paging })),
    ),
    route(reviews.readOfficeReviewEndpoint, ({ params }) => readOfficeReview(db, params.id)),
    route(reviews.hideReviewEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => hideReview(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(reviews.showReviewEndpoint, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => showHiddenReview(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function appealRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  return [
    route(appeals.readAppealableEndpoint, ({ query }) => readAppealable(db, query.token)),
    route(appeals.sendAppealEndpoint, ({ body }) => db.transaction((tx) => sendAppeal(tx, body))),
    route(appeals.listAppealsEndpoint, async ({ caller, query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listAppeals(db, { state, paging, adminId: adminOf(caller) })),
    ),
    route(appeals.readAppealEndpoint, ({ caller, params }) => readAppeal(db, adminOf(caller), params.id)),
    route(appeals.decideAppealEndpoint, ({ caller, params: { id }, body }) =>
      act(
        caller,
        (tx, by) => decideAppeal(tx, jobs, by, { id, ...body }),
        (tx) => readAppeal(tx, adminOf(caller), id),
      ),
    ),
  ];
}

export function officeRoutes(context: Context): Route[] {
  const { db } = context;
  return [
    ...queueRoutes(context),
    ...documentRoutes(context),
    ...peopleRoutes(context),
    ...contactMessageRoutes(context),
    ...reportRoutes(context),
    ...reviewRoutes(context),
    ...appealRoutes(context),
    ...moneyRoutes(context),
    route(audit.listAuditEndpoint, async ({ query: { page, limit, ...wanted }, reply }) =>
      answerOfficePage(reply, await listAudit(db, wanted, { page, limit })),
    ),
    route(readOverviewEndpoint, ({ caller, query }) =>
      countOverview(db, {
        days: query.days ?? overviewDays.usual,
        language: caller.language,
        reader: caller.signedIn.account,
      }),
    ),
  ];
}
