/** How the lists can be narrowed: requests by their answer, lessons by now or earlier. The first of each is meant when the address says nothing. */
import type { Translate } from "#text/keys.ts";
import type { StatusChoice } from "./status-filter.tsx";

export const requestStatuses = ["pending", "accepted", "declined"] as const;
export const learningStatuses = ["ended"] as const;

export function requestChoices(t: Translate): StatusChoice[] {
  const said = requestStatuses.map((status) => ({ status, label: t(`relations:filter.${status}`) }));
  return [{ status: "", label: t("relations:filter.all") }, ...said];
}

export function learningChoices(t: Translate): StatusChoice[] {
  return [
    { status: "", label: t("relations:filter.now") },
    { status: "ended", label: t("relations:filter.ended") },
  ];
}
