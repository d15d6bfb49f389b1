/** The search that the address of an app asks for; a place or point that it names is looked up first. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressQuery } from "#web/features/search/queries.ts";
import { placeName, queryOf, type SearchAddress, searchParamsOf } from "./search-params.ts";

type Located = {
  address: SearchAddress;
  isLocating: boolean;
  /** Why the place could not be asked for; it is not unknown then. */
  failure: Error | null;
  locateAgain: () => unknown;
};

export function useSearchAddress(): Located {
  const [given] = useSearchParams();
  const params = useMemo(() => searchParamsOf(given), [given]);
  const isPlaced = params.has(placeName) || params.has("latitude");
  const { data, error, isFetching, refetch } = useQuery({ ...addressQuery(params), enabled: isPlaced });
  const unplaced = { query: queryOf(params), params, place: undefined, unknownPlace: undefined };
  return {
    address: (isPlaced ? data : undefined) ?? unplaced,
    isLocating: isPlaced && data === undefined && (isFetching || error === null),
    failure: isPlaced && data === undefined ? error : null,
    locateAgain: refetch,
  };
}
