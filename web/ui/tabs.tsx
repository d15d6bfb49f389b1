/** Tabs over one panel; the caller (the address) holds the selection, arrow keys follow the reading direction. */
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { readArrowStep } from "./reading-direction.ts";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void };

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === current?.id);
    const step = readArrowStep(event.key, event.currentTarget);
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const goal = step ? (at + step + tabs.length) % tabs.length : ends[event.key];
    const next = goal === undefined ? undefined : tabs[goal];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };

  return (
    <div>
      <div className="tabs-list" role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${current?.id}`} className="pt-4">
        {current?.content}
      </div>
    </div>
  );
}
