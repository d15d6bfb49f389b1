/** A keyword address (R2.3): the home page for one keyword, with its own text and live data. */
import { data } from "react-router";
import { readKeywordWords } from "#content/keywords/keyword-words.ts";
import { nearAddresses } from "#content/near-addresses.ts";
import { publicDemandEndpoint } from "#contract/insights.ts";
import { keywordFactsEndpoint } from "#contract/keywords.ts";
import { call } from "#web/api/client.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { MissingPage } from "#web/screens/not-found/missing-page.tsx";
import type { Route } from "./+types/keyword";
import { FamiliesPage } from "./keyword/families-page.tsx";
import { TeachersPage } from "./keyword/teachers-page.tsx";

export const handle: PageHandle = { kind: "document" };

/** If a call fails the text is shown, with Retry; its 503 keeps the page out of the cache. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { transport, language } = context.get(pageContext);
  const path = `/${params.keyword}`;
  const words = readKeywordWords(path, language);
  if (words === undefined) return data({ near: nearAddresses(path, language) }, { status: 404 });
  const [facts, demand] = await Promise.all([
    call(keywordFactsEndpoint, { query: { path } }, { transport }).catch(() => null),
    words.audience === "teachers" ? call(publicDemandEndpoint, {}, { transport }).catch(() => null) : null,
  ]);
  const failed = facts === null || (words.audience === "teachers" && demand === null);
  const links = [...(facts?.areas ?? []), ...(facts?.subjects ?? [])];
  const headings = Object.fromEntries(
    links.map((linked) => [linked, readKeywordWords(linked, language)?.heading ?? linked]),
  );
  return data({ words, facts, demand, headings }, { status: failed ? 503 : 200 });
}

export default function Keyword({ loaderData }: Route.ComponentProps) {
  if ("near" in loaderData) return <MissingPage near={loaderData.near} />;
  const { words, demand, ...rest } = loaderData;
  return words.audience === "teachers" ? (
    <TeachersPage words={words} demand={demand} {...rest} />
  ) : (
    <FamiliesPage words={words} {...rest} />
  );
}
