/** Names that impersonate the operator or contain contact details (R5.6): refused wherever a name is given. */
import { brandName } from "./brand-name.ts";
import { containsLinkOrEmail } from "./contact-details.ts";
import { person } from "./limits.ts";

/** Official titles in three languages, in common spellings. */
const offices = [
  ...["support", "helpdesk", "helpline", "team", "admin", "administrator", "administration", "moderator"],
  ...["security", "official", "officials"],
  ...["सपोर्ट", "सहायता", "हेल्पलाइन", "हेल्पडेस्क", "टीम", "एडमिन", "ऐडमिन", "प्रशासन", "प्रशासक", "व्यवस्थापक"],
  ...["सिक्योरिटी", "सिक्यूरिटी", "आधिकारिक", "ऑफिशियल", "ऑफ़िशियल", "सरकारी"],
  ...["سپورٹ", "معاونت", "ہیلپ لائن", "ہیلپ", "ٹیم", "ایڈمن", "ایڈمین", "منتظم", "انتظامیہ"],
  ...["سیکیورٹی", "سیکورٹی", "سکیورٹی", "سیکوریٹی", "آفیشل", "آفیشیل", "سرکاری"],
];
/** Such words that are also names of people: refused when no other name is beside them. */
const alsoNames = ["suraksha", "सुरक्षा", "حفاظت", "مدد", "मदद", "امداد"];

/** Look-alike characters, each with the letter it imitates. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  ["аa", "еe", "оo", "рp", "сc", "уy", "хx", "іi", "ѕs", "кk", "мm", "тt", "нh", "ԁd", "αa", "οo", "ρp", "κk", "υu"]
    .concat(["0o", "1i", "3e", "4a", "5s", "$s", "يی", "ىی", "كک", "هہ", "ةہ"])
    .map(([sign = "", letter = ""]) => [sign, letter]),
);

/** Normalised for comparison: without accents, points and joiners, in one case. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c\u064b-\u0652\u0670\u0640\p{Join_Control}]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/./gsu, (sign) => lookAlikes[sign] ?? sign);
}

const patternOf = (words: readonly string[]) => new RegExp(`^(?:${words.map(fold).join("|")})+$`, "u");
const reserved = patternOf([...Object.values(brandName), ...offices]);
const unclear = patternOf([...alsoNames, ...Object.values(brandName), ...offices]);

/** "NukkadSupport" are two words, "N u k k a d" is one. */
function wordsOf(name: string): string[] {
  const apart = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  const words = fold(apart).split(/[^\p{L}\p{M}\p{N}]+/u);
  const spelled = words.filter((word) => /^\p{L}\p{M}*$/u.test(word)).join("");
  return [...words, spelled].filter((word) => word !== "");
}

export function isPretending(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => reserved.test(word)) || (words.length > 0 && words.every((word) => unclear.test(word)));
}

export function containsContact(name: string): boolean {
  return (name.match(/\p{Nd}/gu)?.length ?? 0) > person.digits || containsLinkOrEmail(name);
}
