/** One of a few, as a list or as segments of one bar; native radios, so it works in a plain form. */
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";

export type RadioChoice = { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange"> & {
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  legendHidden?: boolean;
  name: string;
  choices: readonly RadioChoice[];
  look?: "list" | "segments";
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  error?: ReactNode;
};

export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden, name, choices, look = "list", value, defaultValue, onValue, error, ...rest } = props;
  const errorId = `field-${name}-error`;
  const controlled = value !== undefined;
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className={legendHidden ? "sr-only" : "field-label mb-1"}>{legend}</legend>
      <div className={look === "segments" ? "segments" : undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={look === "segments" ? "segment" : "tick"}>
            <input
              {...rest}
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              checked={controlled ? value === choice.value : undefined}
              defaultChecked={controlled ? undefined : defaultValue === choice.value}
              onChange={onValue ? () => onValue(choice.value) : undefined}
            />
            {choice.icon}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
