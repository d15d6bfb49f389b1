/** A native select with its label. */
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { describeField, Field, type FieldWords } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldWords &
  ComponentProps<"select"> & {
    name: string;
    options: readonly Option[];
    /** The first, empty choice. */
    placeholder?: string;
    fieldClassName?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, name, id, className, fieldClassName, options, placeholder, ...rest } = props;
  const described = describeField(name, { hint, error }, id);
  return (
    <Field {...{ label, hint, error, optional }} id={described.id} className={fieldClassName}>
      <div className="select">
        <select {...rest} {...described} className={joinClasses("input", className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </Field>
  );
}
