/** A line or a paragraph of text with its label. */
import type { ComponentProps } from "react";
import { describeField, Field, type FieldWords } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";

type TextFieldProps = FieldWords & ComponentProps<"input"> & { name: string; fieldClassName?: string };

export function TextField({
  label,
  hint,
  error,
  optional,
  name,
  id,
  className,
  fieldClassName,
  ...rest
}: TextFieldProps) {
  const described = describeField(name, { hint, error }, id);
  return (
    <Field {...{ label, hint, error, optional }} id={described.id} className={fieldClassName}>
      <input type="text" {...rest} {...described} className={joinClasses("input", className)} />
    </Field>
  );
}

type TextAreaFieldProps = FieldWords & ComponentProps<"textarea"> & { name: string; fieldClassName?: string };

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, name, id, className, fieldClassName, ...rest } = props;
  const described = describeField(name, { hint, error }, id);
  return (
    <Field {...{ label, hint, error, optional }} id={described.id} className={fieldClassName}>
      <textarea rows={4} {...rest} {...described} className={joinClasses("input", className)} />
    </Field>
  );
}
