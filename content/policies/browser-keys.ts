/** The browser's stored keys, by name, with their purpose: listed in the privacy policy. A new key of the contract must be explained here. */
import { signedOutCookie } from "#contract/every-page.ts";
import { languageCookie } from "#contract/language.ts";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import type { Language } from "#contract/vocabulary.ts";

type Words = Record<Language, string>;
export type BrowserKey = { name: string; purpose: Words };

const local: Record<keyof typeof localKeys, Words> = {
  token: { en: "the sign-in of this device", hi: "इस डिवाइस का साइन इन", ur: "اس ڈیوائس کا سائن اِن" },
  user: {
    en: "who is signed in: name, e-mail, role, language",
    hi: "कौन साइन इन है: नाम, ईमेल, भूमिका, भाषा",
    ur: "کون سائن اِن ہے: نام، ای میل، کردار، زبان",
  },
  studentLocation: {
    en: "the place from which you last searched",
    hi: "वह जगह जहाँ से आपने पिछली बार खोजा",
    ur: "وہ جگہ جہاں سے آپ نے پچھلی بار تلاش کیا",
  },
  teacherLocation: {
    en: "the place that a teacher last set",
    hi: "वह जगह जो टीचर ने पिछली बार चुनी",
    ur: "وہ جگہ جو استاد نے پچھلی بار چنی",
  },
  bannerDismissed: {
    en: "that you closed the line about the app",
    hi: "कि आपने ऐप वाली पट्टी बंद की",
    ur: "کہ آپ نے ایپ والی پٹی بند کی",
  },
  appInstalled: { en: "that you have the app", hi: "कि आपके पास ऐप है", ur: "کہ آپ کے پاس ایپ ہے" },
  language: { en: "your language", hi: "आपकी भाषा", ur: "آپ کی زبان" },
  consent: {
    en: "whether visits may be counted",
    hi: "क्या आने-जाने की गिनती हो सकती है",
    ur: "کیا آمد و رفت گنی جا سکتی ہے",
  },
  theme: { en: "light or dark colours", hi: "हल्के या गहरे रंग", ur: "ہلکے یا گہرے رنگ" },
  headingFace: {
    en: "that the lettering of Urdu headings is already on this device",
    hi: "कि उर्दू शीर्षकों की लिखावट इस डिवाइस पर आ चुकी है",
    ur: "کہ اردو سرخیوں کا خط اس ڈیوائس پر آ چکا ہے",
  },
  pendingCode: {
    en: "which mailed code is awaited, for whom",
    hi: "किस कोड का, किसके लिए इंतज़ार है",
    ur: "کس کوڈ کا، کس کے لیے انتظار ہے",
  },
  askDraft: {
    en: "what you wrote to a teacher and have not sent yet; a day at most",
    hi: "टीचर के लिए लिखी बात जो अभी भेजी नहीं गई; ज़्यादा से ज़्यादा एक दिन",
    ur: "استاد کے لیے لکھی بات جو ابھی بھیجی نہیں گئی؛ زیادہ سے زیادہ ایک دن",
  },
  shortlist: {
    en: "teachers you saved to compare",
    hi: "तुलना के लिए आपके सहेजे टीचर",
    ur: "موازنے کے لیے آپ کے محفوظ کیے ہوئے استاد",
  },
  pushOffered: {
    en: "that you were asked once about signs on this device",
    hi: "कि इस डिवाइस के संकेतों के बारे में आपसे एक बार पूछा जा चुका",
    ur: "کہ اس ڈیوائس کے اشاروں کے بارے میں آپ سے ایک بار پوچھا جا چکا",
  },
};

const session: Record<keyof typeof sessionKeys, Words> = {
  role: {
    en: "student or teacher, as you last chose",
    hi: "छात्र या टीचर, जो आपने पिछली बार चुना",
    ur: "طالب علم یا استاد، جو آپ نے پچھلی بار چنا",
  },
  conversionSent: { en: "that this visit was counted", hi: "कि यह मुलाक़ात गिनी जा चुकी", ur: "کہ یہ آمد گنی جا چکی" },
  dashboardReached: {
    en: "that you have been on your page in this visit, for counting it; gone when you decline",
    hi: "कि इस बार आप अपने पेज पर आ चुके हैं, गिनती के लिए; मना करने पर मिट जाता है",
    ur: "کہ اس بار آپ اپنے صفحے پر آ چکے ہیں، گنتی کے لیے؛ منع کرنے پر مٹ جاتا ہے",
  },
  waitingToast: { en: "a message for the next page", hi: "अगले पेज के लिए एक संदेश", ur: "اگلے صفحے کے لیے ایک پیغام" },
  firstVisit: { en: "that you have just joined", hi: "कि आप अभी-अभी जुड़े हैं", ur: "کہ آپ ابھی ابھی شامل ہوئے ہیں" },
  walkDue: {
    en: "that the first questions are still to come",
    hi: "कि शुरू के सवाल अभी बाक़ी हैं",
    ur: "کہ شروع کے سوال ابھی باقی ہیں",
  },
  walkDraft: {
    en: "what you chose there and have not saved yet",
    hi: "जो आपने वहाँ चुना और अभी सेव नहीं किया",
    ur: "جو آپ نے وہاں چنا اور ابھی محفوظ نہیں کیا",
  },
  leaver: {
    en: "the e-mail of an account that wants to come back",
    hi: "उस खाते का ईमेल जो लौटना चाहता है",
    ur: "اس اکاؤنٹ کا ای میل جو لوٹنا چاہتا ہے",
  },
  locationDetected: {
    en: "that your place was already looked up",
    hi: "कि आपकी जगह पता की जा चुकी",
    ur: "کہ آپ کی جگہ معلوم کی جا چکی",
  },
  phonePostponed: {
    en: "that you put off giving a phone number in this visit",
    hi: "कि इस बार आपने फ़ोन नंबर बाद के लिए छोड़ दिया",
    ur: "کہ اس بار آپ نے فون نمبر بعد کے لیے چھوڑ دیا",
  },
  returnTo: {
    en: "the page you asked for before signing in",
    hi: "वह पेज जो आपने साइन इन से पहले माँगा था",
    ur: "وہ صفحہ جو آپ نے سائن اِن سے پہلے مانگا تھا",
  },
};

const explain = <Key extends string>(names: Record<Key, string>, purposes: Record<Key, Words>): BrowserKey[] =>
  (Object.keys(names) as Key[]).map((key) => ({ name: names[key], purpose: purposes[key] }));

/** Grouped by lifetime: cookies with their own, others until you sign out or clear them, or until the tab is closed. */
export const browserKeys: Record<"cookies" | "device" | "tab", readonly BrowserKey[]> = {
  cookies: [
    {
      name: languageCookie,
      purpose: { en: "your language; a year", hi: "आपकी भाषा; एक साल", ur: "آپ کی زبان؛ ایک سال" },
    },
    {
      name: "__Host-nukkad_oauth",
      purpose: {
        en: "binds a sign-in with Google to this browser; a quarter of an hour",
        hi: "Google से साइन इन को इस ब्राउज़र से जोड़ता है; पंद्रह मिनट",
        ur: "Google کے ذریعے سائن اِن کو اس براؤزر سے جوڑتا ہے؛ پندرہ منٹ",
      },
    },
    {
      name: "__Host-nukkad_device",
      purpose: {
        en: "knows this browser again when strangers guess at your password; 90 days",
        hi: "जब अजनबी आपके पासवर्ड का अंदाज़ा लगाएँ तब इस ब्राउज़र को पहचानता है; 90 दिन",
        ur: "جب اجنبی آپ کے پاس ورڈ کا اندازہ لگائیں تب اس براؤزر کو پہچانتا ہے؛ 90 دن",
      },
    },
    {
      name: "__Host-nukkad_page",
      purpose: {
        en: "shows you your own page as soon as it opens; no script can read it; until you sign out, 30 days at most",
        hi: "आपका अपना पेज खुलते ही दिखाता है; कोई स्क्रिप्ट इसे नहीं पढ़ सकती; साइन आउट करने तक, ज़्यादा से ज़्यादा 30 दिन",
        ur: "آپ کا اپنا صفحہ کھلتے ہی دکھاتا ہے؛ کوئی اسکرپٹ اسے نہیں پڑھ سکتا؛ سائن آؤٹ کرنے تک، زیادہ سے زیادہ 30 دن",
      },
    },
    {
      name: signedOutCookie.name,
      purpose: {
        en: "that this browser has signed out, even without a network; until you sign in again, 30 days at most",
        hi: "कि इस ब्राउज़र ने साइन आउट किया है, नेटवर्क के बिना भी; दोबारा साइन इन करने तक, ज़्यादा से ज़्यादा 30 दिन",
        ur: "کہ اس براؤزر نے سائن آؤٹ کیا ہے، نیٹ ورک کے بغیر بھی؛ دوبارہ سائن اِن کرنے تک، زیادہ سے زیادہ 30 دن",
      },
    },
    {
      name: "just_saved",
      purpose: {
        en: "shows you your own change at once; a few seconds",
        hi: "आपका अपना बदलाव तुरंत दिखाता है; कुछ सेकंड",
        ur: "آپ کی اپنی تبدیلی فوراً دکھاتا ہے؛ چند سیکنڈ",
      },
    },
  ],
  device: [
    ...explain(localKeys, local),
    {
      name: "pages, shell, assets",
      purpose: {
        en: "public pages that you read last, to be read again without a network; the pages go when you sign out",
        hi: "सार्वजनिक पेज जो आपने हाल में पढ़े, ताकि नेटवर्क के बिना फिर पढ़े जा सकें; साइन आउट करने पर ये पेज मिट जाते हैं",
        ur: "عوامی صفحے جو آپ نے حال میں پڑھے، تاکہ نیٹ ورک کے بغیر پھر پڑھے جا سکیں؛ سائن آؤٹ کرنے پر یہ صفحے مٹ جاتے ہیں",
      },
    },
  ],
  tab: explain(sessionKeys, session),
};
