/** Numbers that are normal in a text about lessons: fees, dates, hours, classes, PIN codes, marks, counts, addresses. */
import { freeText } from "#contract/limits.ts";
import { letterPattern } from "./plain-text.ts";

export type TextSpan = { from: number; to: number };

type Rule = {
  pattern: RegExp /** Of the numbers in it, in their order; without it any will do. */;
  holds?: (numbers: number[]) => boolean;
};

const between = String.raw`\s?(?:-|,|\/|&|\+|to|till|until|and|or|se|aur|ya|से|और|या|तक|سے|اور|یا|تا)\s?`;
const list = (number: string, most: number) => `${number}(?:${between}${number}){0,${most - 1}}`;
/** No further digit: part of a longer number does not count. */
const alone = String.raw`(?!\d)(?![\s-]{1,2}₹?\d)`;
const rule = (pattern: string, holds?: Rule["holds"]): Rule => ({
  pattern: new RegExp(`(?<![\\d.])${pattern}`, "gu"),
  ...(holds && { holds }),
});
const word = (words: string) => `(?<![${letterPattern}])(?:${words})(?![${letterPattern}])`;

const rising = (numbers: number[]) => numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0));
const upTo = (most: number) => (numbers: number[]) => numbers.every((each) => each <= most);

/** With or without the commas of thousands and lakhs; a likely amount: round, or just below. */
const sum = String.raw`(?:\d{1,2}(?:,\d{2}){0,2},\d{3}|\d{1,6})(?!\d)`;
const isSum = (value: number) => value < 1000 || value % freeText.feeStep === 0 || (value < 10_000 && value % 10 === 9);
const currency = String.raw`₹|rs\.?|inr|rupees?|रु\.?|रुपये|रुपए|روپے|روپیے`;
const perTime = String.raw`\/-|\/\s?(?:hour|hr|month|class|session|lesson|day)|(?:per|an?|each|every)\s(?:hour|month|class|session|lesson|day|week|subject|child)|hourly|monthly|k\b|thousand|lakhs?|hazaa?r|प्रति|महीन|घंटे|हजार|लाख|فی|ماہ|ہزار|لاکھ`;
const feeWord = `fees?|charges?|budget|feess|फीस|शुल्क|बजट|فیس|بجٹ`;

const hour = String.raw`(?:2[0-4]|1\d|0?\d)(?:[:.][0-5]\d)?(?:\s?[ap]\.?m\.?)?`;
const hourMark = String.raw`[ap]\.?m\b|baje|बजे|بجے|o'?clock|hours|hrs`;
const weekday = `(?:mon|tue|wed|thu|fri|sat|sun|som|mangal|budh|guru|shukr|shani|ravi|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|ہفتے|اتوار)[${letterPattern}]{0,8}`;
const month = `(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|अक्तूबर|नवंबर|दिसंबर|جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر`;
const year = String.raw`(?:19|20)\d\d`;

const schoolClass = String.raw`(?:1[0-2]|[1-9])(?:st|nd|rd|th|वीं|वी|ویں)?(?!\d)`;
const classWord = `class(?:es)?|grades?|std|standards?|kaksha|कक्षा|कक्षाएं|कक्षाओं|क्लास|جماعت|جماعتوں|کلاس`;
const ordinal = String.raw`(?:[12]\d|3[01]|\d)(?:st|nd|rd|th|वीं|वी|वां|वें|ویں|واں)(?![${letterPattern}])`;

const mark = String.raw`(?:100|\d{1,2})(?:\.\d{1,2})?`;
const markWord = String.raw`%|per\s?cent|percentile|marks?|cgpa|gpa|प्रतिशत|अंक|नंबर|فیصد|نمبر`;
const scoreWord = `marks?|scores?|scored|scoring|cgpa|gpa|got|अंक|नंबर|نمبر`;
const subjectWord = `math|maths|mathematics|physics|chemistry|biology|bio|english|hindi|urdu|sanskrit|science|sst|computers?|accounts?|accountancy|economics|eco|commerce|history|geography|गणित|भौतिकी|रसायन|जीव विज्ञान|विज्ञान|अंग्रेजी|हिंदी|हिन्दी|संस्कृत|ریاضی|انگریزی|سائنس|اردو|فزکس|کیمسٹری`;
const total = String.raw`(?:[1-9]0|[1-9]00|25|75|150|360|720|1000)(?!\d)`;

const unit = String.raw`students?|children|kids|boys|girls|people|seats?|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|kms?|kilomet|met(?:er|re)s?|m\b|lessons?|classes|sessions?|chapters?|questions?|problems?|sums?|tests?|papers?|topics?|levels?|subjects?|batch(?:es)?|times|pages?|saal|bachch?e|bachch?o|din|mahine|ghante|साल|वर्ष|मिनट|घंट|दिन|हफ्त|सप्ताह|महीन|बच्च|छात्र|विद्यार्थ|किमी|किलोमीटर|मीटर|बार|सवाल|प्रश्न|टेस्ट|अध्याय|سال|منٹ|گھنٹ|دن|ہفت|مہین|بچ|طالب|طلب|کلومیٹر|میٹر|بار|سوال|باب|ٹیسٹ`;
const placeWord = `sector|sec|block|phase|pocket|gali|gate|ward|room|tower|floor|flat|house|plot|lane|street|road|shop|type|unit|batch|page|pg|exercise|ex|question|ques|q|chapter|ch|age|aged|nh|route|bus|h|umr|सेक्टर|ब्लॉक|गली|मकान|फ्लैट|गेट|पेज|उम्र|سیکٹر|بلاک|گلی|مکان|فلیٹ|گیٹ|صفحہ|عمر`;

const rules: Rule[] = [
  rule(
    `(?:${word(currency)}|₹|${word(feeWord)}(?:\\s(?:is|of|are|hai|है|ہے))?)\\s?[:-]?\\s?(?:₹|rs\\.?\\s?)?${sum}(?:${between}(?:₹|rs\\.?\\s?)?${sum})?${alone}`,
    (numbers) => numbers.every(isSum),
  ),
  rule(`${sum}(?:${between}(?:₹|rs\\.?\\s?)?${sum})?\\s?(?:(?:${currency})(?!\\s?\\d)|${perTime})`, (numbers) =>
    numbers.every(isSum),
  ),
  rule(`(?:[0-2]?\\d|3[01])[-/.](?:0?\\d|1[0-2])[-/.](?:${year}|\\d\\d)(?![-/.]?\\d)`),
  rule(`${year}-(?:0\\d|1[0-2])-(?:[0-2]\\d|3[01])(?![-/.]?\\d)`),
  rule(`(?:[12]\\d|3[01]|0?\\d)(?:st|nd|rd|th)?(?:\\sof)?\\s?(?:${month})(?:,?\\s?${year})?`),
  rule(`${word(month)}\\s?(?:[12]\\d|3[01]|0?\\d)(?:st|nd|rd|th)?(?:,?\\s?${year})?${alone}`),
  rule(`${year}\\s?[-/]\\s?\\d\\d(?![-/.]?\\d)`, ([first = 0, next]) => (first + 1) % 100 === next),
  rule(`${hour}(?:${between}${hour})?\\s?(?:${hourMark})`),
  rule(String.raw`(?:2[0-4]|1\d|0?\d):[0-5]\d(?:${between}(?:2[0-4]|1\d|0?\d):[0-5]\d)?(?![\d:])`),
  rule(`${word(weekday)}[\\s:,-]{0,3}${hour}${between}${hour}${alone}`),
  rule(`${word(classWord)}\\s?[.:-]?\\s?${list(schoolClass, 12)}`, rising),
  // Chapters, exercises, a table: no mobile number begins so low, and its pairs do not rise.
  rule(
    `\\d{1,2}(?:, (?:(?:and|aur|और|اور) )?\\d{1,2}){3,30}${alone}`,
    (numbers) => rising(numbers) && (numbers[0] ?? 0) < 60,
  ),
  rule(ordinal),
  rule(String.raw`(?<!\d\d[\s().+-]{1,3})[1-5]\d{2}\s?\d{3}(?!\d)(?![\s().,/_*+-]{0,3}\d{3})`),
  rule(String.raw`(?:pin(?:\s?code)?|पिन|पिनकोड|پن)\s?[:-]?\s?[1-8]\d{2}\s?\d{3}(?!\d)(?![\s().,/_*+-]{0,3}\d{3})`),
  rule(`${list(mark, 4)}\\s?(?:${markWord})`, upTo(100)),
  rule(`${word(scoreWord)}\\s?(?:in|of|are|were|is|:|-)?\\s?${list(mark, 4)}${alone}`, upTo(100)),
  rule(`${word(subjectWord)}\\s?[:-]?\\s?${mark}${alone}`, upTo(100)),
  rule(`\\d{1,4}(?:\\.\\d)?\\s?(?:\\/|out of|में से|میں سے)\\s?${total}`, ([got = 0, most = 0]) => got <= most),
  rule(`\\d{1,3}(?:${between}\\d{1,3})?\\s?[+-]?\\s?(?:${unit})`),
  rule(`${word(placeWord)}\\.?\\s?(?:no\\.?|number|नंबर|نمبر)?\\s?[:-]?\\s?\\d{1,3}(?:[.-]\\d{1,2})?${alone}`),
  rule(
    `(?<![\\d-]\\s?)\\d{1,2}\\s?(?:-|to|se|से|سے)\\s?\\d{1,2}(?!\\d)(?!\\s?[-.,/]?\\s?\\d)`,
    (numbers) => rising(numbers) && upTo(12)(numbers),
  ),
];

/** Their positions in a lower-case plain text. */
export function findEverydayNumbers(small: string): TextSpan[] {
  return rules.flatMap(({ pattern, holds }) =>
    [...small.matchAll(pattern)]
      .filter(({ 0: found }) => holds === undefined || holds(numbersOf(found)))
      .map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
  );
}

function numbersOf(text: string): number[] {
  return (text.replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
