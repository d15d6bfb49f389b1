/** The calls of keyword pages, and of fees and demand around a place. */

import { publicDemandEndpoint, readFeeRangesEndpoint, teacherDemandEndpoint } from "#contract/insights.ts";
import { keywordFactsEndpoint, keywordSupplyEndpoint } from "#contract/keywords.ts";
import { dayOf } from "#contract/time-zone.ts";
import { cacheAnswer } from "#server/cache-answer.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { begunAt } from "#server/http/rendering.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { countDemand } from "#server/search/insights/count-demand.ts";
import { countCells, demandAround } from "#server/search/insights/demand-around.ts";
import { readFees, summariseFees } from "#server/search/insights/fee-compass.ts";
import { keywords } from "#server/settings/tuning.ts";
import { readKeywordFacts } from "./keyword-facts.ts";
import { readKeywordSupply } from "./keyword-supply.ts";

/** Counted once per local day, so that nobody sees it change by one family. */
function rememberForToday<Counted>(readDemand: (now: Date) => Promise<Counted>): () => Promise<Counted> {
  let cached: { day: string; demand: Promise<Counted> } | undefined;
  return () => {
    const now = new Date();
    const day = dayOf(now);
    if (cached?.day === day) return cached.demand;
    const mine = { day, demand: readDemand(now) };
    cached = mine;
    mine.demand.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return mine.demand;
  };
}

export function keywordRoutes({ readOld }: Pick<Context, "readOld">, index?: SearchIndex): Route[] {
  const demandOfToday = rememberForToday((now) => readOld("anybody", "rest", (on) => countDemand(on.db, now)));
  const cellsOfToday = rememberForToday((now) => readOld("anybody", "rest", (on) => countCells(on.db, now)));
  const supplyOfNow = cacheAnswer(
    async () => {
      const demand = await demandOfToday();
      return readOld("anybody", "rest", (on) => readKeywordSupply(on.db, demand));
    },
    {
      life: () => keywords.kept,
      meanwhile: true,
    },
  );
  return [
    route(readFeeRangesEndpoint, async ({ query, request }) => {
      const found = await index?.fees(query, begunAt());
      return found === undefined ? readOld(request, "rest", (on) => readFees(on.db, query)) : summariseFees(found);
    }),
    route(publicDemandEndpoint, demandOfToday),
    route(teacherDemandEndpoint, async ({ caller, request }) => {
      const cells = await cellsOfToday();
      return readOld(request, "rest", (on) => demandAround(on.db, caller.signedIn.account.id, cells));
    }),
    route(keywordSupplyEndpoint, async () => ({ offered: (await supplyOfNow()).offered.map(({ path }) => path) })),
    route(keywordFactsEndpoint, async ({ query, caller, request }) => {
      const supply = await supplyOfNow();
      return readOld(request, "rest", (on) => readKeywordFacts(on.db, query.path, supply, caller.language));
    }),
  ];
}
