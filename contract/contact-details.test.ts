/** What counts as contact details in free text, and what only looks like them (R2.7). */
import { expect, test } from "vitest";
import innocentSentences from "./contact-details/corpus/innocent-sentences.json" with { type: "json" };
import laterTricks from "./contact-details/corpus/later-tricks.json" with { type: "json" };
import tricks from "./contact-details/corpus/tricks.json" with { type: "json" };
import { blankContacts, containsContacts } from "./contact-details.ts";

test.each([
  ["Call 9876543210 now", "Call ••• now"],
  ["Call +91 98765-43210.", "Call +•••."],
  ["98 76 54 32 10", "•••"],
  ["9 8 7 6 5 4 3 2 1 0", "•••"],
  ["98765,43210", "•••"],
  ["Classes 9, 8, 7, 6, 5, 4, 3, 2, 1, 1", "Classes •••"],
  ["(011) 2345 6789", "(•••"],
  ["9876\u200b543\u200b210", "•••"],
  ["ni\u200bne ei\u200bght se\u200bven si\u200bx fi\u200bve fo\u200bur th\u200bree", "•••"],
  ["फ़ोन ९८७६५ ४३२१०", "फ़ोन •••"],
  ["فون ۹۸۷۶۵۴۳۲۱۰", "فون •••"],
  ["mail me: ravi.k@gmail.com!", "mail me: •••!"],
  ["ravi at gmail dot com", "•••"],
  ["ravi एट rediff डॉट com", "•••"],
  ["ravi ایٹ mathsbyravi ڈاٹ com", "•••"],
  ["pay to ravi@okbank", "pay to •••"],
  ["see https://evil.test/x?y=1 there", "see ••• there"],
  ["www.evil.test", "•••"],
  ["join t.me/ravi and wa.me/919876543210", "join ••• and •••"],
  ["my page is ravi-maths.in", "my page is •••"],
  ["mathsbyravi dot com", "•••"],
])("R2.7 %j is blanked", (text, shown) => {
  expect(blankContacts(text)).toBe(shown);
  expect(containsContacts(text)).toBe(true);
});

test.each([
  "₹500-700 an hour, ₹10,000 - 15,000 a month",
  "5000-10000 per month",
  "₹1,00,000 a year",
  "Taught 2015-2019 and 2020 to 2024",
  "2019, 2020, 2021",
  "Since 15/08/2019",
  "Classes 9, 10, 11, 12",
  "Classes 6 7 8 9 10 11 12",
  "B.Com., M.Com, B.Com/M.Com and B.COM",
  "I teach maths.In Delhi I am known.",
  "Dr.Sharma, M.A. in English",
  "4:00-6:00, PIN 110024",
  "१०,००० रुपये, २०१५-२०१९",
  "۵۰۰-۷۰۰ روپے",
])("R2.7 %j stays", (text) => {
  expect(blankContacts(text)).toBe(text);
  expect(containsContacts(text)).toBe(false);
});

/** A trick and the part that must be hidden; the later ones were written after the code. */
test("R2.7 of 200 tricks and more at most 4 get through", () => {
  const all = [...tricks, ...laterTricks];
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(laterTricks).toHaveLength(50);
  const through = all.filter(([text = "", part = ""]) => {
    const shown = blankContacts(text);
    return shown.includes(part) || digitsOf(shown) >= 7;
  });
  expect(through.length, JSON.stringify(through)).toBeLessThanOrEqual(4);
});

const digitsOf = (text: string) => text.normalize("NFKD").match(/\p{Nd}/gu)?.length ?? 0;

test("R2.7 of 200 innocent sentences and more in three languages at most 2 lose a word", () => {
  expect(innocentSentences.length).toBeGreaterThanOrEqual(200);
  const blanked = innocentSentences.filter((text) => blankContacts(text) !== text);
  expect(blanked.length, JSON.stringify(blanked)).toBeLessThanOrEqual(2);
});

test.each([
  ["Namaste, call 98x76x54x32x10 after 6 pm, class 9 and 10", "Namaste, call ••• after 6 pm, class 9 and 10"],
  ["First 98765, then please 43210. Fee ₹500", "First •••, then please •••. Fee ₹500"],
  ["ﷺ ①②③④⑤⑥⑦⑧⑨⓪ ﬁne, 4-6 pm", "ﷺ ••• ﬁne, 4-6 pm"],
  ["मेरा नंबर ९️⃣८७६५ ४३२१० है, कक्षा ९", "मेरा नंबर ••• है, कक्षा ९"],
  ["I am ravi at gmail dot com, New Delhi 110017", "I am •••, New Delhi 110017"],
])("R2.7 of %j only the contact is blanked", (text, shown) => {
  expect(blankContacts(text)).toBe(shown);
});

/** A pattern with heavy backtracking would exceed the test's time limit. */
test("R2.7 a text of maximal length is searched in one go", () => {
  const pieces = [
    "a.",
    "1 ",
    "a-",
    "@",
    "1,23",
    "nine ",
    "insta ",
    "a at ",
    "9",
    "9x",
    "a",
    "_",
    "www.",
    "class 1, ",
    "ﷺ",
    " ",
  ];
  for (const piece of pieces) expect(typeof blankContacts(piece.repeat(20_000 / piece.length))).toBe("string");
});
