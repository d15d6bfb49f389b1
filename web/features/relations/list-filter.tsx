/** Filters of a list: the one in the address, and links to the others. */

import { useSearchParams } from "react-router";
import type { Translate } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { pageNumber } from "#web/page-number.ts";
import { ChipLink } from "#web/ui/chip.tsx";

/** Requests are filtered by answer, lessons by now or earlier; the first of each is the default. */
const choices = {
  requests: ["pending", "accepted", "declined", "all"],
  learning: ["accepted", "ended"],
} as const;
type Narrowed = keyof typeof choices;

/** Tab, filter and page; `query` is the list's query. */
export function useListAddress(narrowed: Narrowed) {
  const [params] = useSearchParams();
  const statuses: readonly string[] = choices[narrowed];
  const [first = ""] = statuses;
  const tab = params.get("tab") ?? "";
  const status = statuses.find((known) => known === params.get("status")) ?? first;
  const page = pageNumber(params);
  const hrefOf = (to: { status?: string; page?: number }) => {
    const { status: next = status, page: at = 1 } = to;
    const values = { tab, status: next === first ? "" : next, page: at > 1 ? String(at) : "" };
    const present = Object.entries(values).filter(([, value]) => value !== "");
    return `?${new URLSearchParams(present)}`;
  };
  return { status, page, hrefOf, query: { page: String(page), ...(status !== "all" && { status }) } };
}

const labels: Record<Narrowed, (t: Translate) => StatusChoice[]> = {
  requests: (t) => choices.requests.map((status) => ({ status, label: t(`relations:filter.${status}`) })),
  learning: (t) => [
    { status: "accepted", label: t("relations:filter.now") },
    { status: "ended", label: t("relations:filter.ended") },
  ],
};

type StatusChoice = { status: string; label: string };

type StatusFilterProps = {
  narrowed: Narrowed;
  chosen: string;
  hrefOf: (to: { status: string }) => string;
};

export function StatusFilter({ narrowed, chosen, hrefOf }: StatusFilterProps) {
  const { t } = useLanguage();
  return (
    <nav
      className="status-filter flex gap-2 -mt-1 mb-3 py-1 overflow-x-auto [scrollbar-width:none] [&>.chip]:flex-none [&>.chip]:px-3"
      aria-label={t("relations:filter.label")}
    >
      {labels[narrowed](t).map(({ status, label }) => (
        <ChipLink key={status} to={hrefOf({ status })} selected={status === chosen} preventScrollReset>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
