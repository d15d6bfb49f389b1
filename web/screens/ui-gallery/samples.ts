/** Sample texts in three languages for the gallery; not the product's texts. */
import { days } from "#contract/vocabulary.ts";

const en = {
  direction: "ltr",
  headline: "Teachers around the corner of your street",
  sentence: "Find a maths teacher near Lajpat Nagar, about 1.5 km away, free on Mondays.",
  button: "Find a teacher",
  other: "Not now",
  name: "Full name",
  hint: "As on your identity card",
  wrong: "Please enter a valid email address",
  subjects: ["Mathematics", "Physics", "Spoken English", "Chemistry"],
  person: "Farah Siddiqui",
  km: "km",
  away: "about 1.5 km away",
  emptyTitle: "No requests yet",
  emptyText: "When a student asks for you, the request stands here. A full profile is asked for more often.",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
} as const;

type Sample = { [Key in keyof typeof en]: (typeof en)[Key] extends readonly string[] ? readonly string[] : string };

const hi: Sample = {
  direction: "ltr",
  headline: "शिक्षक, आपकी गली के नुक्कड़ पर",
  sentence: "लाजपत नगर के पास गणित के शिक्षक, करीब 1.5 किमी दूर, सोमवार को खाली।",
  button: "शिक्षक खोजें",
  other: "अभी नहीं",
  name: "पूरा नाम",
  hint: "जैसा पहचान पत्र पर लिखा है",
  wrong: "सही ईमेल पता लिखिए",
  subjects: ["गणित", "भौतिक विज्ञान", "बोलचाल की अंग्रेज़ी", "रसायन"],
  person: "फ़राह सिद्दीक़ी",
  km: "किमी",
  away: "करीब 1.5 किमी दूर",
  emptyTitle: "अभी कोई अनुरोध नहीं",
  emptyText: "जब कोई विद्यार्थी आपसे पढ़ना चाहेगा, उसका अनुरोध यहाँ दिखेगा। पूरी प्रोफ़ाइल वालों को ज़्यादा पूछा जाता है।",
  days: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
};

const ur: Sample = {
  direction: "rtl",
  headline: "استاد، آپ کی گلی کے نکڑ پر",
  sentence: "لاجپت نگر کے قریب ریاضی کے استاد، تقریباً 1.5 کلومیٹر دور، پیر کو فارغ۔",
  button: "استاد تلاش کریں",
  other: "ابھی نہیں",
  name: "پورا نام",
  hint: "جیسا شناختی کارڈ پر لکھا ہے",
  wrong: "درست ای میل پتا لکھیں",
  subjects: ["ریاضی", "طبیعیات", "انگریزی بول چال", "کیمیا"],
  person: "فرح صدیقی",
  km: "کلومیٹر",
  away: "تقریباً 1.5 کلومیٹر دور",
  emptyTitle: "ابھی کوئی درخواست نہیں",
  emptyText: "جب کوئی طالب علم آپ سے پڑھنا چاہے گا تو اس کی درخواست یہاں نظر آئے گی۔",
  days: ["پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ", "اتوار"],
};

export const samples = { en, hi, ur } satisfies Record<string, Sample>;
export type SampleLanguage = keyof typeof samples;
export type { Sample };

export const dayColumns = (sample: Sample) =>
  days.map((day, at) => ({ day, short: sample.days[at] ?? day, long: sample.days[at] ?? day }));
