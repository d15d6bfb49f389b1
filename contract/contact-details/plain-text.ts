/** A normalised text for searching: one form of every letter, digit, dash and full stop, nothing invisible; each character knows its origin. */

export type PlainText = {
  plain: string;
  /** The same in lower case, character for character. */
  small: string;
  /** The start and end of each character of both in the original text. */
  starts: number[];
  ends: number[];
};

/** Letters and vowel signs of the three languages in a plain text, for a character class: the whole of Unicode takes long to compile. */
export const letterPattern = String.raw`a-zA-Z\u0900-\u0963\u0971-\u097f\u0620-\u065f\u066e-\u06d3\u06fa-\u06ff`;

/** Format characters; combining characters (keycaps, accents, Arabic vowel marks); the dot under Hindi letters. */
const dropped = /\p{Cf}|\p{Script=Inherited}|\u093c|\u1160/u;

const written = (signs: string, plain: string): [string, string][] => [...signs].map((sign) => [sign, plain]);
/** Digits in dark and double circles, which Unicode does not normalise to digits. */
const circled = (signs: string): [string, string][] => [...signs].map((sign, at) => [sign, String(at + 1)]);

const replaced = new Map([
  ...circled("❶❷❸❹❺❻❼❽❾❿"),
  ...circled("➀➁➂➃➄➅➆➇➈➉"),
  ...circled("➊➋➌➍➎➏➐➑➒➓"),
  ...circled("⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾"),
  ...written("⓿🄋🄌", "0"),
  ...written("🔟", "10"),
  ...written("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
  ...written("。۔।·•∙⋅・", "."),
  ...written("،、", ","),
  ...written("ँ", "ं"),
  ...written("ي", "ی"),
  ...written("ك", "ک"),
  ...written("ه", "ہ"),
]);

const longestSign = 5;

export function toPlainText(text: string): PlainText {
  const starts: number[] = [];
  const ends: number[] = [];
  let plain = "";
  let small = "";
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const signs = sign < "\u0080" ? sign : toPlainSigns(sign);
    // An invisible character belongs to the one before it.
    if (signs === "" && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < signs.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    plain += signs;
    small += toSmall(signs);
    at = end;
  }
  return { plain, small, starts, ends };
}

function toSmall(signs: string): string {
  const small = signs.toLowerCase();
  return small.length === signs.length ? small : signs;
}

function toPlainSigns(sign: string): string {
  const parts = sign.normalize("NFKD");
  // Ligatures of whole sentences hide nothing, and would make a text many times longer.
  if (parts.length > longestSign) return sign;
  let plain = "";
  for (const part of parts) {
    if (dropped.test(part)) continue;
    plain += replaced.get(part) ?? (/\p{Nd}/u.test(part) ? toDigit(part) : part);
  }
  return plain;
}

/** The ten digits of a script are consecutive. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
