/** Fees of teachers around a student's search (R13.1), as a line; also passed to the list, for its cards. Fetched after the list. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FeeRanges } from "#contract/insights.ts";
import { askFees } from "#web/api/ask-fees.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";
import { feesQueryOf } from "#web/features/search/address/fees-query.ts";
import { roundDegrees, type Search } from "#web/features/search/address/search.ts";
import { FeeRangeLine } from "#web/i18n/fee-compass.tsx";

type FoundFeesProps = { search: Search; onFees: (fees: FeeRanges | undefined) => void };

export default function FoundFees({ search, onFees }: FoundFeesProps) {
  const { data: profile } = useQuery(studentProfileQuery);
  const params = feesQueryOf(search);
  // Of the own place where none is named.
  const own = params.latitude === "" ? profile?.location?.coordinates : undefined;
  const query = own ? { ...params, longitude: roundDegrees(own[0]), latitude: roundDegrees(own[1]) } : params;
  // Optional: a failure is ignored.
  const { data: fees } = useQuery({
    queryKey: [...keys.fees, query],
    queryFn: ({ signal }) => askFees(query, signal),
    enabled: params.latitude !== "" || profile !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => onFees(fees), [fees, onFees]);
  return fees ? <FeeRangeLine fees={fees} /> : null;
}
