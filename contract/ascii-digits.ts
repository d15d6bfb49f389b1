/** Converts Hindi and Urdu digits to ASCII: for phone numbers, and for numbers hidden in a name or a text. */

/** The first digit of each script: Arabic, Urdu, Devanagari. */
const zeros = [0x0660, 0x06f0, 0x0966];

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : String(code - zero);
}

export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, toAsciiDigit);
}
