/** A mobile number with India's prefix before it; any form of R3.3 is accepted, and a + replaces the prefix. */
import { type ComponentProps, useState } from "react";
import { tidyPhone } from "#contract/phone.ts";
import { formatPhone } from "#text/format.ts";
import type { FieldProps } from "#web/forms/use-form.ts";
import { describeField, Field, type FieldWords } from "#web/ui/field.tsx";

const prefix = "+91";

/** The wire value once it is valid, else as typed: so the form knows whether it is changed. */
const toValue = (typed: string) => tidyPhone(typed) ?? typed;
const toShown = (value: string) => formatPhone(value).replace(`${prefix} `, "");

type PhoneFieldProps = FieldProps & FieldWords & Pick<ComponentProps<"input">, "id"> & { "data-first-focus"?: boolean };

export function PhoneField({ label, hint, optional, error, name, id, value, onChange, ...rest }: PhoneFieldProps) {
  const [typed, setTyped] = useState(() => toShown(value));
  const shown = toValue(typed) === value ? typed : toShown(value);
  const described = describeField(name, { hint, error }, id);
  return (
    <Field {...{ label, hint, optional, error }} id={described.id}>
      <div className="phone-field input" dir="ltr">
        {!shown.trimStart().startsWith("+") && <span aria-hidden="true">{prefix}</span>}
        <input
          {...rest}
          {...described}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="98765 43210"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange({ target: { value: toValue(target.value) } });
          }}
          onBlur={() => setTyped(toShown(value))}
        />
      </div>
    </Field>
  );
}
