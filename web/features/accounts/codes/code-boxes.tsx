/** Six boxes for a one-time code that behave as one field: typing advances, Backspace goes back, a pasted code fills them all. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { toAsciiDigits } from "#contract/ascii-digits.ts";
import { otp } from "#contract/limits.ts";
import type { FormWith } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { FieldError } from "#web/ui/field.tsx";

const positions = Array.from({ length: otp.digits }, (_, at) => at);
const empty = " ";

/** The digits in the boxes. */
export const readCode = (value: string) => value.replaceAll(empty, "");

type CodeBoxesProps = {
  /** `otp` has one character per box; a space where none was typed yet. */
  form: FormWith<"otp">;
  /** Called once all digits are typed; not twice with the same, and not during a correction. */
  onCode?: (code: string) => void;
  /** The first box is where the person goes on. */
  takesFocus?: boolean;
};

export function CodeBoxes({ form, onCode, takesFocus }: CodeBoxesProps) {
  const { t } = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const given = useRef("");
  const { value, onChange } = form.field("otp");
  const error = form.errorOf("otp");
  const digits = value.padEnd(otp.digits, empty).split("");

  useEffect(() => {
    if (takesFocus) group.current?.querySelector("input")?.focus();
  }, [takesFocus]);

  function focusBox(at: number) {
    const box = group.current?.querySelectorAll("input")[Math.max(0, Math.min(at, otp.digits - 1))];
    box?.focus();
    box?.select();
  }

  function put(at: number, typed: string) {
    const next = digits.map((digit, place) => typed[place - at] ?? digit).join("");
    onChange({ target: { value: next } });
    // Refused digits stay: a retyped code is complete at the last box, not at the first.
    const isDone = !next.includes(empty) && (digits.includes(empty) || at + typed.length >= otp.digits);
    if (!isDone || next === given.current) return;
    given.current = next;
    onCode?.(next);
  }

  function type(at: number, text: string) {
    const typed = toAsciiDigits(text).replace(/\D/g, "");
    if (typed === "") return put(at, empty);
    // A whole code, pasted or suggested by the phone, starts at the first box wherever it lands.
    const from = typed.length >= otp.digits ? 0 : at;
    focusBox(from + typed.length);
    put(from, typed);
  }

  function moveByKey(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: otp.digits - 1 };
    const goal = moves[event.key];
    const erasesBefore = event.key === "Backspace" && digits[at] === empty && at > 0;
    if (goal === undefined && !erasesBefore) return;
    event.preventDefault();
    if (erasesBefore) put(at - 1, empty);
    focusBox(goal ?? at - 1);
  }

  return (
    <fieldset className="field" aria-describedby={error ? "code-error" : undefined}>
      <legend className="field-label mb-1">{t("accounts:verify.code")}</legend>
      <div className="code-boxes" dir="ltr" ref={group}>
        {positions.map((at) => (
          <input
            key={at}
            className="input"
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? "one-time-code" : "off"}
            aria-label={t("accounts:verify.digit", { position: at + 1 })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "code-error" : undefined}
            value={digits[at]?.trim()}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(at, event.target.value)}
            onPaste={(event) => {
              event.preventDefault();
              type(at, event.clipboardData.getData("text"));
            }}
            onKeyDown={(event) => moveByKey(event, at)}
          />
        ))}
      </div>
      {error && <FieldError id="code-error">{error}</FieldError>}
    </fieldset>
  );
}
