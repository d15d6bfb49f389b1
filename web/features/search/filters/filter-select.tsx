/** One value of a filter as a native select; further values, from the profile or a shared link, are chips under it. */
import type { ReactNode } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipToggle } from "#web/ui/chip-toggle.tsx";
import { type Option, SelectField } from "#web/ui/select-field.tsx";

type FilterSelectProps = {
  name: string;
  label: ReactNode;
  options: readonly Option[];
  chosen: readonly string[];
  placeholder?: string;
};

export function FilterSelect({ name, label, options, chosen, placeholder }: FilterSelectProps) {
  const { t } = useLanguage();
  const [first = "", ...others] = chosen;
  const known = first === "" || options.some(({ value }) => value === first);
  return (
    <>
      <SelectField
        name={name}
        label={label}
        placeholder={placeholder ?? t("search:results.any")}
        defaultValue={first}
        options={known ? options : [...options, { value: first, label: first }]}
      />
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2 -mt-2">
          {others.map((value) => (
            <ChipToggle key={value} name={name} value={value} defaultChecked>
              {options.find((option) => option.value === value)?.label ?? value}
            </ChipToggle>
          ))}
        </div>
      )}
    </>
  );
}
