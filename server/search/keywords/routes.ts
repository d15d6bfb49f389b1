/** The calls of keyword pages and of what is asked and wanted around a place. */
import { keywordFacts, keywordSupply } from "#contract/keywords.ts";
import { feeCompass, publicDemand, teacherDemand } from "#contract/market.ts";
import { dayOf } from "#contract/time-zone.ts";
import { cacheAnswer } from "#server/cache-answer.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { begunAt } from "#server/http/rendering.ts";
import { keywords } from "#server/limits.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { countDemand } from "#server/search/market/count-demand.ts";
import { countCells, demandAround } from "#server/search/market/demand-around.ts";
import { readFees, tellFees } from "#server/search/market/fee-compass.ts";
import { readKeywordFacts } from "./keyword-facts.ts";
import { readKeywordSupply } from "./keyword-supply.ts";

/** Counted once a day of the place, so that nobody sees it change by one family. */
function rememberForToday<Counted>(ask: (now: Date) => Promise<Counted>): () => Promise<Counted> {
  let kept: { day: string; demand: Promise<Counted> } | undefined;
  return () => {
    const now = new Date();
    const day = dayOf(now);
    if (kept?.day === day) return kept.demand;
    const mine = { day, demand: ask(now) };
    kept = mine;
    mine.demand.catch(() => {
      if (kept === mine) kept = undefined;
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
    route(feeCompass, async ({ query, request }) => {
      const found = await index?.fees(query, begunAt());
      return found === undefined ? readOld(request, "rest", (on) => readFees(on.db, query)) : tellFees(found);
    }),
    route(publicDemand, demandOfToday),
    route(teacherDemand, async ({ caller, request }) => {
      const cells = await cellsOfToday();
      return readOld(request, "rest", (on) => demandAround(on.db, caller.signedIn.account.id, cells));
    }),
    route(keywordSupply, async () => ({ offered: (await supplyOfNow()).offered.map(({ path }) => path) })),
    route(keywordFacts, async ({ query, caller, request }) => {
      const supply = await supplyOfNow();
      return readOld(request, "rest", (on) => readKeywordFacts(on.db, query.path, supply, caller.language));
    }),
  ];
}
