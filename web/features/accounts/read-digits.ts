/** The digits in what was typed or pasted, also those of Hindi and Urdu keyboards. */

/** Code points of zero: Arabic-Indic, its Urdu forms, Devanagari. */
const zeros = [0x660, 0x6f0, 0x966];

export function readDigits(text: string): string {
  return [...text].map(digitOf).join("");
}

function digitOf(character: string): string {
  if (/^[0-9]$/.test(character)) return character;
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? "" : String(point - zero);
}
