/** The milestone in its small forms: a distance, the number of a step, a stepper. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { Link } from "./link.tsx";

type MilestoneBadgeProps = {
  /** The text on the milestone, such as "1.5". */
  value: string;
  unit?: string;
  /** The sentence for screen readers, such as "about 1.5 km away". */
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

type StepperProps = {
  label: string;
  doneLabel: string;
  steps: readonly StepperStep[];
  /** The current step, where steps are taken one by one. */
  current?: string;
};

/** A stepper: how much of a row of tasks is done. */
export function MilestoneStepper({ label, doneLabel, steps, current }: StepperProps) {
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
