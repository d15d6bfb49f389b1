/** Synonyms for the search of /help that its answers do not contain, in any language and in phone spelling. */
import type { QuestionId } from "./help-text.ts";

export const otherWords: Partial<Record<QuestionId, string>> = {
  "find-teacher": "tutor tuition sir madam ट्यूटर मास्टर ٹیوٹر ماسٹر",
  distance: "km kilometre near दूर دور",
  end: "stop leave teacher band छोड़ना بند چھوڑنا",
  cost: "price charges money commission paisa कमीशन पैसा दाम پیسے کمیشن قیمت",
  "lesson-fee": "upi cash pay payment salary भुगतान نقد ادائیگی",
  guarantee: "refund money back replacement wapas रिफंड वापस ریفنڈ واپس",
  claim: "refund complaint money back रिफंड शिकायत ریفنڈ شکایت",
  verified: "aadhaar background check police आधार सत्यापित آدھار",
  "child-account": "age minor under 18 parent उम्र نابالغ عمر",
  report: "complaint abuse fraud scam police शिकायत धोखा شکایت دھوکا",
  block: "harass stop message परेशान پریشان",
  code: "otp sms verification ओटीपी او ٹی پی",
  "code-wrong": "otp invalid expired ओटीपी او ٹی پی",
  password: "reset login forgot पासवर्ड भूल پاس ورڈ بھول",
  leave: "delete remove close deactivate account डिलीट हटाना ڈیلیٹ حذف",
  return: "reactivate restore recover वापस بحال",
  "be-listed": "job work earn register tutor नौकरी काम نوکری کام",
  documents: "aadhaar pan certificate upload आधार प्रमाणपत्र آدھار سند",
  "your-data": "export download gdpr dpdp डेटा ڈیٹا",
  phone: "whatsapp mobile number व्हाट्सऐप موبائل واٹس ایپ",
  cookies: "tracking analytics कुकी کوکی",
  location: "gps map pin जीपीएस نقشہ",
  "slow-line": "internet network error app इंटरनेट انٹرنیٹ",
  support: "whatsapp call customer care helpline chat contact कस्टमर केयर کسٹمر کیئر",
};
