/** Which part of a list is shown: what the address names, and the links to the others. */
import { useSearchParams } from "react-router";
import type { Translate } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipLink } from "#web/ui/chip.tsx";

/** Tab, filter and page. */
export function useListAddress(statuses: readonly string[]) {
  const [params] = useSearchParams();
  const tab = params.get("tab") ?? "";
  const status = statuses.find((known) => known === params.get("status")) ?? "";
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const hrefOf = (to: { status?: string; page?: number }) => {
    const said = { tab, status: to.status ?? status, page: to.page && to.page > 1 ? String(to.page) : "" };
    const kept = Object.entries(said).filter(([, value]) => value !== "");
    return `?${new URLSearchParams(kept)}`;
  };
  return { status, page, hrefOf };
}

/** Requests are narrowed by their answer, lessons by now or earlier; the first of each is meant when the address says nothing. */
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

export type StatusChoice = { status: string; label: string };

type StatusFilterProps = {
  choices: readonly StatusChoice[];
  chosen: string;
  hrefOf: (to: { status: string }) => string;
};

export function StatusFilter({ choices, chosen, hrefOf }: StatusFilterProps) {
  const { t } = useLanguage();
  return (
    <nav className="flex flex-wrap gap-2 pb-4" aria-label={t("relations:filter.label")}>
      {choices.map(({ status, label }) => (
        <ChipLink key={status} to={hrefOf({ status })} selected={status === chosen} preventScrollReset>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
