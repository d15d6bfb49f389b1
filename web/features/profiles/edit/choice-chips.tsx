/** Several of a few, as touch-sized chips; an error moves the focus to the first. */
import type { ReactNode } from "react";
import { ChipToggle } from "#web/ui/chip-toggle.tsx";
import { FieldError } from "#web/ui/field.tsx";

type ChoiceChipsProps<Code extends string> = {
  legend: string;
  optional?: ReactNode;
  name: string;
  codes: readonly Code[];
  label: (code: Code) => string;
  chosen: readonly Code[];
  onChosen: (chosen: Code[]) => void;
  error?: ReactNode;
};

export function ChoiceChips<Code extends string>(props: ChoiceChipsProps<Code>) {
  const { legend, optional, name, codes, label, chosen, onChosen, error } = props;
  const errorId = `field-${name}-error`;
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-1">
        {legend} {optional && <span className="text-slate font-normal">{optional}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {codes.map((code, at) => (
          <ChipToggle
            key={code}
            name={name}
            value={code}
            checked={chosen.includes(code)}
            aria-invalid={(error !== undefined && at === 0) || undefined}
            onChange={({ target }) =>
              onChosen(codes.filter((each) => (each === code ? target.checked : chosen.includes(each))))
            }
          >
            {label(code)}
          </ChipToggle>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
