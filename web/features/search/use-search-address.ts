/** The search that the address of an app asks for; a place or point that it names is looked up first. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressQuery } from "./queries.ts";
import { placeName, queryOf, type SearchAddress, searchParamsOf } from "./search-params.ts";

export function useSearchAddress(): { address: SearchAddress; isLocating: boolean } {
  const [given] = useSearchParams();
  const params = useMemo(() => searchParamsOf(given), [given]);
  const isPlaced = params.has(placeName) || params.has("latitude");
  const { data, isPending } = useQuery({ ...addressQuery(params), enabled: isPlaced });
  const isLocating = isPlaced && isPending;
  const unplaced = {
    query: queryOf(params),
    params,
    place: undefined,
    unknownPlace: isLocating ? undefined : (params.get(placeName) ?? undefined),
  };
  return { address: (isPlaced ? data : undefined) ?? unplaced, isLocating };
}
