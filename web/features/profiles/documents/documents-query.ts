/** A teacher's own documents, and the cache update after an upload or a deletion. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { listDocumentsEndpoint, type OwnDocument } from "#contract/documents.ts";
import { call } from "#web/api/client.ts";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";

export const documentsQuery = queryOptions({
  queryKey: keys.documents,
  queryFn: ({ signal }) => call(listDocumentsEndpoint, {}, { signal }),
});

/** In the list and in the profile, whose onboarding counts them. */
export function changeDocuments(queryClient: QueryClient, change: (before: OwnDocument[]) => OwnDocument[]): void {
  queryClient.setQueryData(documentsQuery.queryKey, (before) => before && change(before));
  queryClient.setQueryData(
    teacherProfileQuery.queryKey,
    (before) => before && { ...before, documents: change(before.documents) },
  );
}
