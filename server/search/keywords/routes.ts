/** The calls of keyword pages and of what is asked and wanted around a place. */
import { keywordFacts, keywordSupply } from "#contract/keywords.ts";
import { keywords } from "#contract/limits.ts";
import { type Demand, feeCompass, publicDemand } from "#contract/market.ts";
import { dayOf } from "#contract/time-zone.ts";
import { cacheAnswer } from "#server/cache-answer.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { countDemand } from "#server/search/market/count-demand.ts";
import { readFees } from "#server/search/market/fee-compass.ts";
import { readKeywordFacts } from "./keyword-facts.ts";
import { readKeywordSupply } from "./keyword-supply.ts";

/** Counted once a day of the place, so that nobody sees it change by one family. */
function rememberDemand(ask: (now: Date) => Promise<Demand>): () => Promise<Demand> {
  let kept: { day: string; demand: Promise<Demand> } | undefined;
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

export function keywordRoutes({ readOld }: Pick<Context, "readOld">): Route[] {
  const demandOfToday = rememberDemand((now) => readOld("anybody", "rest", (on) => countDemand(on.db, now)));
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
    route(feeCompass, ({ query, request }) => readOld(request, "rest", (on) => readFees(on.db, query))),
    route(publicDemand, demandOfToday),
    route(keywordSupply, async () => ({ offered: (await supplyOfNow()).offered.map(({ path }) => path) })),
    route(keywordFacts, async ({ query, caller, request }) => {
      const supply = await supplyOfNow();
      return readOld(request, "rest", (on) => readKeywordFacts(on.db, query.path, supply, caller.language));
    }),
  ];
}
