/** Any of a few codes, each a chip to tick. */
import type { ReactNode } from "react";
import { ChipToggle } from "#web/ui/chip.tsx";

type ChipFilterProps<Code extends string> = {
  name: string;
  legend: ReactNode;
  codes: readonly Code[];
  chosen: readonly string[];
  labelOf: (code: Code) => ReactNode;
};

export function ChipFilter<Code extends string>({ name, legend, codes, chosen, labelOf }: ChipFilterProps<Code>) {
  return (
    <fieldset className="chip-filter">
      <legend className="field-label">{legend}</legend>
      <div>
        {codes.map((code) => (
          <ChipToggle key={code} name={name} value={code} defaultChecked={chosen.includes(code)}>
            {labelOf(code)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}
