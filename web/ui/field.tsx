/** The label, hint and error of a control, and their ARIA wiring. */
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown beside the label, such as "(optional)". */
  optional?: ReactNode;
};

/** Attributes of a control that link its hint and error; ids come from the name, so that no hook is needed. */
export function describeField(name: string, { hint, error }: Pick<FieldWords, "hint" | "error">, id = `field-${name}`) {
  return {
    id,
    name,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": joinClasses(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined,
  };
}

/** Without an `id` only as a template that a script fills. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type FieldProps = FieldWords & { id: string; className?: string; children: ReactNode };

export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={joinClasses("field", className)}>
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span className="text-slate font-normal">{optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
