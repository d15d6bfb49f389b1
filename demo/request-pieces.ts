/** Texts of requests, offers and answers; `{m|f}` chooses by the writer's gender. */
import type { Language } from "#contract/vocabulary.ts";

export const requestPieces: Record<
  Language,
  {
    fromStudent: readonly string[];
    fromTeacher: readonly string[];
    accepts: readonly string[];
    declines: readonly string[];
  }
> = {
  en: {
    fromStudent: [
      "Hello, could we have a trial class this week?",
      "I need help before the half-yearly exams. Are evenings possible?",
      "We live close by. Do you come home, or should we come to you?",
      "My school teacher suggested extra practice. Three days a week would be enough.",
      "Is there a place in your evening batch?",
    ],
    fromTeacher: [
      "I teach two children in your street and have time after five.",
      "Your subjects are exactly what I teach. Shall we try one class?",
      "I live nearby and can come home on the days you named.",
    ],
    accepts: [
      "Gladly. Shall we begin on Monday?",
      "Yes, I have a place. Please bring the last test paper.",
      "Happy to help, see you this week.",
    ],
    declines: [
      "Sorry, my evenings are full till March.",
      "That is a little far for me, I am sorry.",
      "I do not teach this class any more. All the best!",
    ],
  },
  hi: {
    fromStudent: [
      "नमस्ते, क्या इस हफ़्ते एक ट्रायल क्लास हो सकती है?",
      "परीक्षा से पहले मदद चाहिए, क्या शाम को समय मिलेगा?",
      "हम पास में ही रहते हैं, क्या आप घर आकर पढ़ाएँगे?",
      "हफ़्ते में तीन दिन काफ़ी रहेंगे।",
    ],
    fromTeacher: ["मैं आपके पास ही {पढ़ाता|पढ़ाती} हूँ और शाम को समय है।", "आपके विषय मेरे ही विषय हैं, एक क्लास करके देखें?"],
    accepts: ["ज़रूर, सोमवार से शुरू करते हैं।", "जी हाँ, पिछला टेस्ट पेपर साथ रखिएगा।"],
    declines: ["क्षमा करें, शाम का समय भरा हुआ है।", "यह जगह मेरे लिए थोड़ी दूर है।"],
  },
  ur: {
    fromStudent: [
      "السلام علیکم، کیا اس ہفتے ایک آزمائشی کلاس ہو سکتی ہے؟",
      "امتحان سے پہلے مدد چاہیے، کیا شام کو وقت ملے گا؟",
      "ہم قریب ہی رہتے ہیں، کیا آپ گھر آ کر پڑھائیں گے؟",
    ],
    fromTeacher: [
      "آپ کے مضامین میرے ہی مضامین ہیں، ایک کلاس کر کے دیکھیں؟",
      "میں قریب ہی {پڑھاتا|پڑھاتی} ہوں اور شام کو وقت ہے۔",
    ],
    accepts: ["ضرور، پیر سے شروع کرتے ہیں۔", "جی ہاں، پچھلا پرچہ ساتھ رکھیے گا۔"],
    declines: ["معذرت، شام کا وقت بھرا ہوا ہے۔", "یہ جگہ میرے لیے ذرا دور ہے۔"],
  },
};
