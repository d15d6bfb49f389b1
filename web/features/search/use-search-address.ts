/** The search that the address of an app asks for; a place that the page does not know by heart is looked up first. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressQuery } from "./queries.ts";
import { readSearch, type SearchAddress } from "./read-search.ts";

export function useSearchAddress(): { address: SearchAddress; isLocating: boolean } {
  const [given] = useSearchParams();
  const read = useMemo(() => readSearch(given), [given]);
  const isFar = read.unknownPlace !== undefined;
  const { data, isPending } = useQuery({ ...addressQuery(read.params), enabled: isFar });
  return { address: (isFar ? data : undefined) ?? read, isLocating: isFar && isPending };
}
