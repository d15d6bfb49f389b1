/** One yes or no, the whole line pressable. */
import type { ComponentProps } from "react";
import { describeField, FieldError, type FieldWords } from "./field.tsx";
import { StillTrying } from "./still-trying.tsx";

type CheckboxProps = Omit<FieldWords, "optional"> &
  Omit<ComponentProps<"input">, "type"> & {
    name: string;
    /** It is being saved. */
    busy?: boolean;
  };

export function Checkbox({ label, hint, error, name, id, busy, ...rest }: CheckboxProps) {
  const described = describeField(name, { hint, error }, id);
  return (
    <div>
      <label className="tick">
        <input {...rest} {...described} type="checkbox" />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field-hint ps-9" id={`${described.id}-hint`}>
          {hint}
        </p>
      )}
      {busy && <StillTrying />}
      {error && <FieldError id={`${described.id}-error`}>{error}</FieldError>}
    </div>
  );
}
