/** A password that can be shown while it is typed. */
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { describeField, Field, type FieldWords } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";

type PasswordFieldProps = FieldWords & ComponentProps<"input"> & { name: string; showLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  optional,
  name,
  id,
  className,
  showLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const described = describeField(name, { hint, error }, id);
  return (
    <Field {...{ label, hint, error, optional }} id={described.id}>
      <div className="password">
        <input
          autoComplete="current-password"
          {...rest}
          {...described}
          type={shown ? "text" : "password"}
          className={joinClasses("input", className)}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
        />
        <button type="button" aria-label={showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
    </Field>
  );
}
