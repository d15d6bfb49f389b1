/** Digits written as words: English, Hindi in both scripts, Urdu, and English words in Hindi and Urdu letters. */
import { toPlainText } from "./plain-text.ts";

const units = `zero one two three four five six seven eight nine
  shunya sunya shoonya sifar ek teen chaar paanch panch paach pach chhe chhah chah cheh chhai chay chey saat aath aat nau nao naw dho
  शून्य एक दो तीन चार पाँच पांच छह छः छे छ सात आठ नौ
  ज़ीरो जीरो वन टू थ्री फोर फ़ोर फाइव फ़ाइव सिक्स सेवन सेवेन एट नाइन नाईन
  صفر ایک دو تین چار پانچ چھ چھے چھہ سات آٹھ نو
  زیرو ون ٹو تھری فور فائیو سکس سیون ایٹ نائن`;

/** Also everyday words: digits only beside digits. */
const unclear = "o oh do to too for fore tin char che chai sat ath no ate won tree";

const tens = "twenty thirty forty fourty fifty sixty seventy eighty ninety";

const pairs = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  das dus gyarah gyara barah terah chaudah pandrah solah satrah atharah athara unnis bees pachas saath sattar assi nabbe
  दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस बाइस तेईस तेइस चौबीस पच्चीस छब्बीस सत्ताईस सत्ताइस
  अट्ठाईस अट्ठाइस अठ्ठाईस अठाईस उनतीस तीस इकतीस इकत्तीस बत्तीस तैंतीस तेतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस
  बयालीस तैंतालीस चौवालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन तिरेपन चौवन पचपन छप्पन सत्तावन
  अट्ठावन अठावन उनसठ साठ इकसठ बासठ तिरसठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर
  छिहत्तर सतहत्तर अठहत्तर उनासी उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी सतासी अट्ठासी अठासी नवासी नब्बे
  इक्यानवे बानवे तिरानवे चौरानवे पचानवे पंचानवे छियानवे सत्तानवे अट्ठानवे अठानवे निन्यानवे
  دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس بتیس تینتیس
  چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس اکیاون
  باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ اکسٹھ باسٹھ ترسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر ستر اکہتر بہتر تہتر چوہتر
  پچہتر چھہتر ستتر اٹھہتر اناسی اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی نوے اکیانوے بانوے ترانوے چورانوے
  پچانوے چھیانوے ستانوے اٹھانوے ننانوے`;

/** Hindi numbers up to 99 in Latin letters, in their many spellings. */
const romanPairs =
  /^(?:un+|ik+y?|ek+|b|ba+y?|te+y?|ta[iy]n?|tir|tr|ch[oa]u?n?w?|pa?i?n?|pa?cha?ch?|ch+iy?a?|ch+a?|sa?t+a?|sa?i?n|ad+h?|at+h+a?|nin+y?)[a-z]?(?:i{1,2}s|e{1,2}s|t[ie]+s|t?a+l[ie]+s|v+a+n|wa+n|p+a+n|sa+th|hat+ar|y?a+s+i|y?a+n[vwb]e)$/;

const doubles = "double dubble dbl डबल ڈبل";
const triples = "triple tripple ट्रिपल ٹرپل";

/** `unclear`: counts between digits alone. `tens`: one digit before a unit, two otherwise. `repeat`: repeats the next one. */
type Spoken = { digits: number; kind: "clear" | "unclear" | "tens" | "repeat" };

/** Built on first use, as most pages read no text. */
let spoken: Map<string, Spoken> | undefined;

function readWords(): Map<string, Spoken> {
  const named = (words: string, digits: number, kind: Spoken["kind"]): [string, Spoken][] =>
    words.split(/\s+/).map((word) => [toPlainText(word).small, { digits, kind }]);
  return new Map([
    ...named(units, 1, "clear"),
    ...named(unclear, 1, "unclear"),
    ...named(tens, 2, "tens"),
    ...named(pairs, 2, "clear"),
    ...named(doubles, 1, "repeat"),
    ...named(triples, 2, "repeat"),
  ]);
}

/** English words joined into one: nineeightseven. */
const joined = /zero|one|two|three|four|five|six|seven|eight|nine|oh/y;

/** A lower-case word of a plain text. */
export function readNumberWord(small: string): Spoken | undefined {
  spoken ??= readWords();
  const known = spoken.get(small);
  if (known !== undefined) return known;
  if (small.length < 4) return undefined;
  if (small.length <= 16 && romanPairs.test(small)) return { digits: 2, kind: "clear" };
  let digits = 0;
  for (joined.lastIndex = 0; joined.test(small); digits += 1)
    if (joined.lastIndex === small.length) return { digits: digits + 1, kind: "clear" };
  return undefined;
}
