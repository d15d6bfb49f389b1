/** What counts as a way to reach somebody in free text, and what only looks like one (R2.7). */
import { expect, test } from "vitest";
import { blankContacts, holdsContacts } from "./contact-details.ts";

test.each([
  ["Call 9876543210 now", "Call ••• now"],
  ["Call +91 98765-43210.", "Call +•••."],
  ["98 76 54 32 10", "•••"],
  ["9 8 7 6 5 4 3 2 1 0", "•••"],
  ["98765,43210", "•••"],
  ["(011) 2345 6789", "(•••"],
  ["9876\u200b543\u200b210", "•••"],
  ["फ़ोन ९८७६५ ४३२१०", "फ़ोन •••"],
  ["فون ۹۸۷۶۵۴۳۲۱۰", "فون •••"],
  ["mail me: ravi.k@gmail.com!", "mail me: •••!"],
  ["ravi at gmail dot com", "•••"],
  ["pay to ravi@okbank", "pay to •••"],
  ["see https://evil.test/x?y=1 there", "see ••• there"],
  ["www.evil.test", "•••"],
  ["join t.me/ravi and wa.me/919876543210", "join ••• and •••"],
  ["my page is ravi-maths.in", "my page is •••"],
  ["mathsbyravi dot com", "•••"],
])("R2.7 %j is blanked", (text, shown) => {
  expect(blankContacts(text)).toBe(shown);
  expect(holdsContacts(text)).toBe(true);
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
  expect(holdsContacts(text)).toBe(false);
});

test("R2.7 a text of the longest kind is looked through at once", () => {
  for (const text of ["a.".repeat(750), "1 ".repeat(750), "a-".repeat(750), "@".repeat(1500), "1,23".repeat(375)])
    expect(typeof blankContacts(text)).toBe("string");
});
