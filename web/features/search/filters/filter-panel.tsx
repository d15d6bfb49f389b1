/** The frame of a filter form: a bottom sheet on a phone, a drawer or a column on a desktop; the browser's own popover, so no script is needed. */
import { SlidersHorizontal, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";

/** The button that opens the sheet names it. */
const sheetId = "filters";

export type FilterPanelForm = Omit<ComponentProps<"form">, "children">;

/** `foot` stays visible while the filters scroll. */
export function FilterPanel({ foot, children, ...rest }: FilterPanelForm & { foot: ReactNode; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <form
      {...rest}
      method="get"
      id={sheetId}
      popover="auto"
      className="filters"
      aria-label={t("search:results.filters")}
    >
      <header className="filters-head">
        <h2>{t("search:results.filters")}</h2>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("shell:actions.close")}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" />
        </Button>
      </header>
      {children}
      <footer className="filters-foot">{foot}</footer>
    </form>
  );
}

/** `inUse`: number of active filters. */
export function FiltersButton({ inUse }: { inUse: number }) {
  const { t } = useLanguage();
  return (
    <Button variant="secondary" icon={<SlidersHorizontal aria-hidden="true" />} popoverTarget={sheetId}>
      {t("search:results.filters")} {inUse > 0 && <bdi className="results-number">{inUse}</bdi>}
    </Button>
  );
}
