/** The calls of the office: endpoint by endpoint, the function that answers. */

import { overviewDays } from "#contract/limits.ts";
import * as accounts from "#contract/office/accounts.ts";
import * as appeals from "#contract/office/appeals.ts";
import * as audit from "#contract/office/audit.ts";
import * as documents from "#contract/office/documents.ts";
import * as letters from "#contract/office/letters.ts";
import { readOverview } from "#contract/office/overview.ts";
import * as queue from "#contract/office/queue.ts";
import * as reports from "#contract/office/reports.ts";
import * as reviews from "#contract/office/reviews.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { answerLetter, finishLetter, reopenLetter } from "./acts/answer-letter.ts";
import { changeRole } from "./acts/change-role.ts";
import { decideAppeal } from "./acts/decide-appeal.ts";
import { decideReport } from "./acts/decide-report.ts";
import { endAccountSessions } from "./acts/end-account-sessions.ts";
import { hideReview } from "./acts/hide-review.ts";
import { rejectDocument } from "./acts/reject-document.ts";
import { reopenDocument } from "./acts/reopen-document.ts";
import { reopenReport } from "./acts/reopen-report.ts";
import { restoreAccount } from "./acts/restore-account.ts";
import { showReview } from "./acts/show-review.ts";
import { suspendAccount } from "./acts/suspend-account.ts";
import { verifyDocument } from "./acts/verify-document.ts";
import { claimQueueItem, releaseQueueItem } from "./claim-queue-item.ts";
import { glanceAccount } from "./glance-account.ts";
import { lookAtAccounts, readAccountRow } from "./list-accounts.ts";
import { listAppeals, readAppeal } from "./list-appeals.ts";
import { listAudit } from "./list-audit.ts";
import { listDocuments, readDocument } from "./list-documents.ts";
import { listLetters, readLetter } from "./list-letters.ts";
import { listQueue, readQueueItem, readQueueLengths } from "./list-queue.ts";
import { listReports, readReport } from "./list-reports.ts";
import { listReviews, readReview } from "./list-reviews.ts";
import { moneyRoutes } from "./money-routes.ts";
import { sendPage } from "./office-page.ts";
import { type OfficeCaller, officerOf } from "./officer-of.ts";
import { readAccount } from "./read-account.ts";
import { readOverview as countOverview } from "./read-overview.ts";
import { readAppealable, sendAppeal } from "./send-appeal.ts";
import { showDocumentFile } from "./show-document-file.ts";
import type { Officer } from "./write-audit.ts";

const adminOf = ({ signedIn }: OfficeCaller) => signedIn.account.id;

/** An act and what it left, in one transaction. */
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
    route(queue.listQueue, async ({ caller, query: { kind, state, ...paging }, reply }) =>
      sendPage(reply, await listQueue(db, { kind, state, paging, reader: caller.signedIn.account })),
    ),
    route(queue.queueLengths, ({ caller }) => readQueueLengths(db, caller.signedIn.account)),
    route(queue.claimQueueItem, async ({ caller, params: { id } }) => {
      await claimQueueItem(db, caller.signedIn.account, id);
      return readQueueItem(db, caller.signedIn.account, id);
    }),
    route(queue.releaseQueueItem, async ({ caller, params: { id } }) => {
      await releaseQueueItem(db, caller.signedIn.account, id);
      return readQueueItem(db, caller.signedIn.account, id);
    }),
  ];
}

function documentRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readDocument(tx, id);
  return [
    route(documents.listOfficeDocuments, async ({ query: { state, ...paging }, reply }) =>
      sendPage(reply, await listDocuments(db, { state, paging })),
    ),
    route(documents.readOfficeDocument, ({ params }) => readDocument(db, params.id)),
    route(documents.showDocumentFile, ({ caller, params }) => showDocumentFile(context, officerOf(caller), params.id)),
    route(documents.verifyDocument, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => verifyDocument(tx, jobs, by, id), shown(id)),
    ),
    route(documents.rejectDocument, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => rejectDocument(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(documents.reopenDocument, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => reopenDocument(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function peopleRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readAccountRow(tx, id);
  return [
    route(accounts.listAccounts, async ({ caller, query: { q, role, status, ...paging }, reply }) =>
      sendPage(reply, await db.transaction((tx) => lookAtAccounts(tx, officerOf(caller), { q, role, status }, paging))),
    ),
    route(accounts.readAccount, ({ caller, params }) =>
      db.transaction((tx) => readAccount(tx, officerOf(caller), params.id)),
    ),
    route(accounts.glanceAccount, ({ params }) => glanceAccount(db, params.id)),
    route(accounts.changeRole, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => changeRole(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(accounts.endAccountSessions, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => endAccountSessions(tx, jobs, by, id), shown(id)),
    ),
    route(accounts.suspendAccount, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => suspendAccount(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(accounts.restoreAccount, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => restoreAccount(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function letterRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readLetter(tx, id);
  return [
    route(letters.listLetters, async ({ query: { state, ...paging }, reply }) =>
      sendPage(reply, await listLetters(db, { state, paging })),
    ),
    route(letters.readLetter, ({ params }) => readLetter(db, params.id)),
    route(letters.answerLetter, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => answerLetter(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(letters.finishLetter, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => finishLetter(tx, by, id), shown(id)),
    ),
    route(letters.reopenLetter, ({ caller, params: { id } }) =>
      act(caller, (tx, by) => reopenLetter(tx, by, id), shown(id)),
    ),
  ];
}

function reportRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readReport(tx, id);
  return [
    route(reports.listReports, async ({ query: { state, ...paging }, reply }) =>
      sendPage(reply, await listReports(db, { state, paging })),
    ),
    route(reports.readReport, ({ params }) => readReport(db, params.id)),
    route(reports.decideReport, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => decideReport(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(reports.reopenReport, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => reopenReport(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function reviewRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  const shown = (id: string) => (tx: Tx) => readReview(tx, id);
  return [
    route(reviews.listOfficeReviews, async ({ query: { state, ...paging }, reply }) =>
      sendPage(reply, await listReviews(db, { state, paging })),
    ),
    route(reviews.readOfficeReview, ({ params }) => readReview(db, params.id)),
    route(reviews.hideReview, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => hideReview(tx, jobs, by, { id, ...body }), shown(id)),
    ),
    route(reviews.showReview, ({ caller, params: { id }, body }) =>
      act(caller, (tx, by) => showReview(tx, jobs, by, { id, ...body }), shown(id)),
    ),
  ];
}

function appealRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  const act = acting(context);
  return [
    route(appeals.readAppealable, ({ query }) => readAppealable(db, query.token)),
    route(appeals.sendAppeal, ({ body }) => db.transaction((tx) => sendAppeal(tx, body))),
    route(appeals.listAppeals, async ({ caller, query: { state, ...paging }, reply }) =>
      sendPage(reply, await listAppeals(db, { state, paging, adminId: adminOf(caller) })),
    ),
    route(appeals.readAppeal, ({ caller, params }) => readAppeal(db, adminOf(caller), params.id)),
    route(appeals.decideAppeal, ({ caller, params: { id }, body }) =>
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
    ...letterRoutes(context),
    ...reportRoutes(context),
    ...reviewRoutes(context),
    ...appealRoutes(context),
    ...moneyRoutes(context),
    route(audit.listAudit, async ({ query: { page, limit, ...wanted }, reply }) =>
      sendPage(reply, await listAudit(db, wanted, { page, limit })),
    ),
    route(readOverview, ({ caller, query }) =>
      countOverview(db, {
        days: query.days ?? overviewDays.usual,
        language: caller.language,
        reader: caller.signedIn.account,
      }),
    ),
  ];
}
