/** The calls of students: endpoint by endpoint, the function that answers. */

import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import * as contract from "#contract/students.ts";
import { countUploads } from "#server/accounts/count-uploads.ts";
import type { Context } from "#server/context.ts";
import { removePhoto, savePhoto } from "#server/files/save-photo.ts";
import { signedPhoto } from "#server/files/signed-photo.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { isLocationUpdate, readMove } from "#server/locations/read-update.ts";
import { readStudentRow } from "./read-profile.ts";
import { moveStudent, saveStudentRow } from "./save-profile.ts";
import { showStudent } from "./show-student.ts";

export function studentRoutes(context: Context): Route[] {
  const { db, secret } = context;
  const uploading = countUploads(context);
  return [
    route(contract.readStudentProfileEndpoint, ({ caller }) => readStudentRow(db, secret, caller.signedIn.account.id)),
    route(saveStudentProfileEndpoint, async ({ caller, body: fields, request }) => {
      const { account, confirmed } = caller.signedIn;
      const { id } = account;
      const placeOnly = isLocationUpdate(request);
      const moved = readMove(fields, placeOnly);
      if (placeOnly && moved !== null) await moveStudent(db, id, moved);
      else await saveStudentRow(db, { id, confirmed }, { fields, moved, language: caller.language });
      return readStudentRow(db, secret, id);
    }),
    route(contract.uploadStudentPhotoEndpoint, async ({ caller, request }) => {
      const { id } = caller.signedIn.account;
      const key = await savePhoto(uploading, { id, role: "student" }, request);
      return { photo: signedPhoto(secret, key, id) ?? "" };
    }),
    route(contract.removeStudentPhotoEndpoint, ({ caller }) =>
      removePhoto(context, { id: caller.signedIn.account.id, role: "student" }),
    ),
    route(contract.readStudentEndpoint, ({ caller, params }) =>
      showStudent(db, secret, params.id, { ...caller.signedIn.account, address: caller.address }),
    ),
  ];
}
