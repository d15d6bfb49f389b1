/** The milestone in its small forms: the distance on a stone, the number of a step, the walk along a row of them. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { Link } from "./link.tsx";

type MilestoneBadgeProps = {
  /** What the stone says, such as "1.5". */
  value: string;
  unit?: string;
  /** The whole sentence for those who do not see the stone, such as "about 1.5 km away". */
  label?: string;
};

export function MilestoneBadge({ value, unit, label }: MilestoneBadgeProps) {
  return (
    <span className="stone">
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden={label ? true : undefined}>
        <bdi className="stone-value">{value}</bdi>
        {unit && <bdi className="stone-unit">{unit}</bdi>}
      </span>
    </span>
  );
}

export function MilestoneStep({ children, ahead }: { children: ReactNode; ahead?: boolean }) {
  return (
    <span className={joinClasses("stone stone-step", ahead && "stone-ahead")} aria-hidden="true">
      <bdi className="stone-value">{children}</bdi>
    </span>
  );
}

export type StepperStep = { id: string; label: string; done: boolean; to?: string };

type MilestoneWalkProps = {
  label: string;
  doneLabel: string;
  steps: readonly StepperStep[];
  /** The step one is at, where the walk is taken one by one. */
  current?: string;
};

/** How much of a row of tasks is done: painted stones behind, bare stones ahead. */
export function MilestoneStepper({ label, doneLabel, steps, current }: MilestoneWalkProps) {
  return (
    <ol className="walk" aria-label={label} data-steps={steps.length}>
      {steps.map((step, at) => (
        <li
          key={step.id}
          className={step.done ? "walked" : undefined}
          aria-current={step.id === current ? "step" : undefined}
        >
          <MilestoneStep ahead={!step.done}>
            {step.done ? <Check size={18} strokeWidth={3} aria-hidden="true" /> : at + 1}
          </MilestoneStep>
          {step.to && !step.done && step.id !== current ? (
            <Link className="link" to={step.to}>
              {step.label}
            </Link>
          ) : (
            <span>{step.label}</span>
          )}
          {step.done && <span className="sr-only">{doneLabel}</span>}
        </li>
      ))}
    </ol>
  );
}
