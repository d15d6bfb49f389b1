/** The home of a dashboard as the server writes it, with the answers it is made of (decision 125): by the app's own components and queries. */
import { AsyncLocalStorage } from "node:async_hooks";
import { QueryClient, QueryClientProvider, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { textIn } from "#content/text-in.ts";
import { totalHeader } from "#contract/paging.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import { CallError, writing } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import type { Transport } from "#web/page.ts";
import StudentHome, { homeNeeds as studentNeeds } from "#web/screens/student-dashboard/student-home.tsx";
import TeacherHome, { homeNeeds as teacherNeeds } from "#web/screens/teacher-dashboard/teacher-home.tsx";

const transports = new AsyncLocalStorage<Transport>();
writing.findTransport = () => transports.getStore();

const homes = {
  student: { Home: StudentHome, ...studentNeeds },
  teacher: { Home: TeacherHome, ...teacherNeeds },
};

/** Nobody goes away meanwhile. */
const { signal } = new AbortController();

/**
 * Not by `fetchQuery`: that defines a property with a function of its own for each asking, for which V8 makes a shape of its own,
 * and by that all of a home outlived the small collections (decision 131).
 */
async function ask<Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  if (typeof queryFn !== "function") throw new Error(`nothing asks for ${String(queryKey)}`);
  const data = await queryFn({ client, queryKey, signal, meta: undefined });
  client.setQueryData<unknown, QueryKey>(queryKey, data);
  return data;
}

/** `transport`: with the token of whose home it is. Null where a call was refused. */
export async function writeHome(role: MemberRole, language: Language, transport: Transport): Promise<string | null> {
  const { Home, queries, parts } = homes[role];
  await Promise.all(parts.map(({ fetch }) => fetch()));
  /** As they came, by their address. */
  const answers: string[] = [];
  const noting: Transport = async (request) => {
    const answer = await transport(request);
    const total = answer.headers[totalHeader];
    const told = total === undefined ? {} : { [totalHeader]: total };
    if (answer.status === 200) answers.push(`${JSON.stringify(request.url)}:[${answer.body},${JSON.stringify(told)}]`);
    return answer;
  };
  // Nothing is kept beyond this writing, so that nothing has to be swept.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  try {
    const user = await transports.run(noting, async () => {
      const me = await ask(client, meQuery);
      // Two at a time, so that one is read while the other is written; each takes a connection of the few there are.
      // Mapped, as such a row ends for both when one of them fails.
      const left = queries.values().map((query) => () => ask(client, query));
      const lane = async () => {
        for (const askNext of left) await askNext();
      };
      await Promise.all([lane(), lane()]);
      return me;
    });
    const html = renderToStaticMarkup(
      <LanguageProvider text={textIn(language)}>
        <QueryClientProvider client={client}>
          <StaticRouter location={dashboardOf(role)}>
            <Home user={user} />
          </StaticRouter>
        </QueryClientProvider>
      </LanguageProvider>,
    );
    const json = answers.join(",").replaceAll("<", "\\u003c");
    return `${html}<script type="application/json">{${json}}</script>`;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  } finally {
    client.clear();
  }
}
