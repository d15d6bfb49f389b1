/** Kilometres on a slider for thumb and arrow keys, with the number beside it. */
import type { ReactNode } from "react";
import { search } from "#contract/limits.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { describeField, Field } from "#web/ui/field.tsx";

/** Beyond this people write to us, or teach online; the contract allows more. */
const usual = 50;

type DistanceFieldProps = {
  label: string;
  name: string;
  value: number;
  error?: ReactNode;
  onValue: (kilometres: number) => void;
};

export function DistanceField({ label, name, value, error, onValue }: DistanceFieldProps) {
  const { t } = useLanguage();
  const described = describeField(name, { error });
  const shown = t("profiles:fields.kilometres", { km: value });
  return (
    <Field id={described.id} label={label} error={error}>
      <div className="flex gap-4 items-center [&>output]:min-w-16 [&>output]:font-bold">
        <input
          {...described}
          className="flex-1 min-w-0 h-11"
          type="range"
          min={search.minDistance}
          max={Math.min(search.maxDistance, Math.max(usual, Math.ceil(value)))}
          step={1}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => onValue(Number(event.target.value))}
        />
        <output htmlFor={described.id}>
          <bdi>{shown}</bdi>
        </output>
      </div>
    </Field>
  );
}
