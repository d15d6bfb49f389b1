/** A teacher's own documents. */
import { queryOptions } from "@tanstack/react-query";
import { listDocuments } from "#contract/documents.ts";
import { call } from "#web/api/client.ts";

export const documentsQuery = queryOptions({
  queryKey: ["documents"],
  queryFn: ({ signal }) => call(listDocuments, {}, { signal }),
});
