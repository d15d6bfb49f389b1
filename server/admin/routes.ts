/** The calls of the office: endpoint by endpoint, the function that answers. */
import * as documents from "#contract/office/documents.ts";
import * as queue from "#contract/office/queue.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { rejectDocument } from "./acts/reject-document.ts";
import { reopenDocument } from "./acts/reopen-document.ts";
import { verifyDocument } from "./acts/verify-document.ts";
import { claimQueueItem, releaseQueueItem } from "./claim-queue-item.ts";
import { listDocuments, readDocument } from "./list-documents.ts";
import { listQueue, readQueueItem, readQueueLengths } from "./list-queue.ts";
import { moneyRoutes } from "./money-routes.ts";
import { sendPage } from "./office-page.ts";
import { type AdminCaller, officerOf } from "./officer-of.ts";
import { showDocumentFile } from "./show-document-file.ts";

function queueRoutes({ db }: Context): Route[] {
  const adminOf = (caller: AdminCaller) => caller.signedIn.account.id;
  return [
    route(queue.listQueue, async ({ caller, query: { kind, state, ...paging }, reply }) =>
      sendPage(reply, await listQueue(db, { kind, state, paging, adminId: adminOf(caller) })),
    ),
    route(queue.queueLengths, () => readQueueLengths(db)),
    route(queue.claimQueueItem, async ({ caller, params: { id } }) => {
      await claimQueueItem(db, adminOf(caller), id);
      return readQueueItem(db, id);
    }),
    route(queue.releaseQueueItem, async ({ caller, params: { id } }) => {
      await releaseQueueItem(db, adminOf(caller), id);
      return readQueueItem(db, id);
    }),
  ];
}

function documentRoutes(context: Context): Route[] {
  const { db, jobs } = context;
  return [
    route(documents.listOfficeDocuments, async ({ query: { state, ...paging }, reply }) =>
      sendPage(reply, await listDocuments(db, { state, paging })),
    ),
    route(documents.readOfficeDocument, ({ params }) => readDocument(db, params.id)),
    route(documents.showDocumentFile, ({ caller, params }) => showDocumentFile(context, officerOf(caller), params.id)),
    route(documents.verifyDocument, ({ caller, params: { id } }) =>
      db.transaction(async (tx) => {
        await verifyDocument(tx, jobs, officerOf(caller), id);
        return readDocument(tx, id);
      }),
    ),
    route(documents.rejectDocument, ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await rejectDocument(tx, jobs, officerOf(caller), { id, ...body });
        return readDocument(tx, id);
      }),
    ),
    route(documents.reopenDocument, ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await reopenDocument(tx, jobs, officerOf(caller), { id, ...body });
        return readDocument(tx, id);
      }),
    ),
  ];
}

export function officeRoutes(context: Context): Route[] {
  return [...queueRoutes(context), ...documentRoutes(context), ...moneyRoutes(context)];
}
