/** The person's follow-up questions (R10.4), cached until answered. */
import { queryOptions } from "@tanstack/react-query";
import { openQuestionsEndpoint } from "#contract/questions.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";

export const questionsQuery = queryOptions({
  queryKey: keys.questions,
  queryFn: ({ signal }) => call(openQuestionsEndpoint, {}, { signal }),
  ...dashboardList,
});
