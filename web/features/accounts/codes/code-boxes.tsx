/** Six boxes for a one-time code that behave as one field: typing goes on, Backspace goes back, a pasted code fills them all. */
import { type KeyboardEvent, useRef } from "react";
import { toAsciiDigits } from "#contract/ascii-digits.ts";
import { otp } from "#contract/limits.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { FieldError } from "#web/ui/field.tsx";

const positions = Array.from({ length: otp.digits }, (_, at) => at);
const empty = " ";

type CodeBoxesProps = {
  /** A character a box; a space where none was typed yet. */
  value: string;
  onValue: (value: string) => void;
  error?: string;
};

export function CodeBoxes({ value, onValue, error }: CodeBoxesProps) {
  const { t } = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const digits = value.padEnd(otp.digits, empty).split("");

  function focusBox(at: number) {
    const box = group.current?.querySelectorAll("input")[Math.max(0, Math.min(at, otp.digits - 1))];
    box?.focus();
    box?.select();
  }

  function put(at: number, typed: string) {
    onValue(digits.map((digit, place) => typed[place - at] ?? digit).join(""));
  }

  function type(at: number, text: string) {
    const typed = toAsciiDigits(text).replace(/\D/g, "");
    if (typed === "") return put(at, empty);
    // A whole code, by paste or by the phone's own suggestion, begins at the first box wherever it lands.
    const from = typed.length >= otp.digits ? 0 : at;
    put(from, typed);
    focusBox(from + typed.length);
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
