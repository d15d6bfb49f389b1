/** Finds literal numbers in texts: a limit must be a placeholder of `contract/limit-values.ts`, so that it is defined once. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { limitValues } from "#contract/limit-values.ts";
import { readTexts } from "./check-texts.ts";

/** `texts`: group and key. */
type Exception = { texts: RegExp; why: string };

/** Numbers that no limit decides. */
const exceptions: Exception[] = [
  { texts: /^vocabulary: (classes|classGroups)\./, why: "names of classes" },
  { texts: /^pamphlet: themes\.blackboard\.point$/, why: "the first and the last class" },
  { texts: /^profiles: fields\.gradeHint$/, why: "a class as an example" },
  { texts: /^locations: picker\.searchHint$/, why: "a PIN code as an example" },
  { texts: /^(contact: danger|mails: verdict\.dismiss_report\.next)$/, why: "emergency numbers of India" },
  { texts: /^(vocabulary: distance\.under|locations: picker\.(mapHint|scale))$/, why: "one kilometre, a unit" },
  { texts: /^relations: statistics\.(hour|oneDay|week)$/, why: "marks of a scale" },
  { texts: /^profiles: teacher\.answers\.days$/, why: "the name of a span" },
  { texts: /^pamphlet: descriptionThemed$/, why: "how many designs there are" },
  { texts: /^pictures: contact\.line$/, why: "the days of a week" },
  { texts: /^outreach: indexnow\.automatic(On)?$/, why: "how often the job runs" },
];

/** Checks English, the reference; the check of texts makes other languages use the same placeholders. */
const words =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand)\b/gi;

/** Digits of any script that are not part of a name, such as MP4. */
const digits = /(?<![\p{L}\p{Nd}])\p{Nd}(?:[\p{Nd},.]*\p{Nd})?(?![\p{L}\p{Nd}])/gu;

/** One sentence per number, in `folder`/<language>/*.json. */
export function findBareNumbers(folder: string, allowed: readonly Exception[] = exceptions): string[] {
  return globSync("*/*.json", { cwd: folder })
    .sort()
    .flatMap((file) =>
      [...readTexts(join(folder, file))].flatMap(([key, text]) => judge(file, key, String(text), allowed)),
    );
}

function judge(file: string, key: string, text: string, allowed: readonly Exception[]): string[] {
  const plain = text.replace(/\{\{.*?\}\}/g, "{}");
  const found = [...plain.matchAll(digits), ...(file.startsWith("en/") ? plain.matchAll(words) : [])].map(
    ([one]) => one,
  );
  const name = `${file.replace(/^\w+\/(\w+)\.json$/, "$1")}: ${key}`;
  if (allowed.some(({ texts }) => texts.test(name))) return [];
  return found.map((one) => `${file}: ${key} says ${one}${suggest(one)}`);
}

function suggest(number: string): string {
  const names = Object.entries(limitValues).filter(([, value]) => String(value) === number.replaceAll(",", ""));
  return names.length === 0 ? "" : `, perhaps ${names.map(([name]) => `{{${name}}}`).join(" or ")}`;
}
