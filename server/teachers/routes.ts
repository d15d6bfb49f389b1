/** The calls of teachers: endpoint by endpoint, the function that answers. */
import * as availability from "#contract/availability.ts";
import * as documents from "#contract/documents.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import * as contract from "#contract/teachers.ts";
import { countUploads } from "#server/accounts/count-uploads.ts";
import type { Context } from "#server/context.ts";
import { removePhoto, savePhoto } from "#server/files/save-photo.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { isLocationUpdate, readMove } from "#server/locations/read-update.ts";
import { publicPhoto } from "#server/people/photo-address.ts";
import { addDocument } from "./add-document.ts";
import { countView } from "./count-view.ts";
import { listDocuments } from "./list-documents.ts";
import { deleteOwnDocument, sendDocument } from "./read-document.ts";
import { readTeacherRow } from "./read-profile.ts";
import { readAvailability, saveAvailability } from "./save-availability.ts";
import { moveTeacher, saveTeacherRow } from "./save-profile.ts";
import { showTeacher } from "./show-teacher.ts";

export function teacherRoutes(context: Context): Route[] {
  const { db } = context;
  const uploading = countUploads(context);
  return [
    route(contract.readTeacherProfileEndpoint, ({ caller }) => readTeacherRow(db, caller.signedIn.account.id)),
    route(saveTeacherProfileEndpoint, ({ caller, body, request }) => {
      const { account, confirmed } = caller.signedIn;
      const owner = { id: account.id, confirmed };
      const placeOnly = isLocationUpdate(request);
      const moved = readMove(body, placeOnly);
      return placeOnly && moved !== null ? moveTeacher(db, owner.id, moved) : saveTeacherRow(db, owner, body, moved);
    }),
    route(contract.uploadTeacherPhotoEndpoint, async ({ caller, request }) => {
      const key = await savePhoto(uploading, { id: caller.signedIn.account.id, role: "teacher" }, request);
      return { photo: publicPhoto(key) ?? "" };
    }),
    route(contract.removeTeacherPhotoEndpoint, ({ caller }) =>
      removePhoto(context, { id: caller.signedIn.account.id, role: "teacher" }),
    ),
    route(availability.readAvailabilityEndpoint, ({ caller }) => readAvailability(db, caller.signedIn.account.id)),
    route(availability.saveAvailabilityEndpoint, ({ caller, body }) =>
      db.transaction((tx) => saveAvailability(tx, caller.signedIn.account.id, body)),
    ),
    route(documents.listDocumentsEndpoint, ({ caller }) => listDocuments(db, caller.signedIn.account.id)),
    route(documents.uploadDocumentEndpoint, ({ caller, request }) =>
      addDocument(uploading, caller.signedIn.account.id, request),
    ),
    route(documents.readDocumentFileEndpoint, ({ caller, params }) =>
      sendDocument(context, caller.signedIn.account, { ...params, address: caller.address }),
    ),
    route(documents.deleteDocumentEndpoint, ({ caller, params }) =>
      deleteOwnDocument(context, caller.signedIn.account.id, params.id),
    ),
    route(contract.readTeacherEndpoint, ({ caller, params, query, request }) => {
      const { latitude, longitude } = query;
      const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      return context.readOld(request, "rest", (on) =>
        showTeacher(on.db, params.id, caller.signedIn?.account ?? null, from),
      );
    }),
    route(contract.countTeacherViewEndpoint, ({ caller, params }) => countView(db, context.secret, params.id, caller)),
  ];
}
