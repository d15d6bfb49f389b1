/** One to five stars: native radios, so that arrow keys choose and a screen reader names them. */
import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "./field.tsx";

type StarFieldProps = {
  legend: ReactNode;
  name: string;
  /** 0 for none yet. */
  value: number;
  onValue: (stars: number) => void;
  /** The name of each star, the first for one. */
  labels: readonly string[];
  error?: ReactNode;
};

export function StarField({ legend, name, value, onValue, labels, error }: StarFieldProps) {
  const errorId = `field-${name}-error`;
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-1">{legend}</legend>
      <div className="flex flex-wrap items-center">
        {labels.map((label, index) => {
          const stars = index + 1;
          return (
            <label key={label} className={stars <= value ? "star-choice star-filled" : "star-choice"}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                aria-invalid={error ? true : undefined}
                onChange={() => onValue(stars)}
              />
              <Star aria-hidden="true" />
              <span className="sr-only">{label}</span>
            </label>
          );
        })}
        <span className="ps-2 font-bold" aria-hidden="true">
          {labels[value - 1]}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
