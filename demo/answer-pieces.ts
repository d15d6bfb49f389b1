/** Demo teachers' answers to reviews, by language and stars. */
import type { Language } from "#contract/vocabulary.ts";

type Answers = { happy: readonly string[]; unhappy: readonly string[] };

export const answerPieces: Record<Language, Answers> = {
  en: {
    happy: [
      "Thank you. It is a joy to teach a child who asks so much.",
      "Thank you for the kind words. See you on Monday!",
      "The hard work was the student's own. Thank you for the trust.",
      "Thank you. We begin with the board papers next month.",
    ],
    unhappy: [
      "I am sorry about the cancelled lessons. I made up for both, and now tell families a day before.",
      "Thank you for saying it openly. I now leave time for questions at the end of each lesson.",
      "I understand. We spoke about it, and there is a weekly test since then.",
    ],
  },
  hi: {
    happy: [
      "धन्यवाद। जो बच्चा इतने सवाल पूछे, उसे पढ़ाने में मज़ा आता है।",
      "आपके शब्दों के लिए शुक्रिया। मेहनत तो बच्चे की अपनी थी।",
      "भरोसे के लिए धन्यवाद। अगले महीने से पुराने पेपर शुरू करेंगे।",
    ],
    unhappy: [
      "छूटी हुई क्लास के लिए माफ़ी चाहता हूँ। दोनों पूरी करा दी हैं, और अब एक दिन पहले बता देता हूँ।",
      "खुलकर बताने के लिए धन्यवाद। अब हर क्लास के अंत में सवालों का समय रखा है।",
    ],
  },
  ur: {
    happy: [
      "شکریہ۔ جو بچہ اتنے سوال پوچھے، اسے پڑھانے میں لطف آتا ہے۔",
      "آپ کے الفاظ کا شکریہ۔ محنت تو بچے کی اپنی تھی۔",
      "بھروسے کا شکریہ۔ اگلے مہینے سے پرانے پرچے شروع کریں گے۔",
    ],
    unhappy: [
      "چھوٹی ہوئی کلاسوں کے لیے معذرت۔ دونوں پوری کرا دی ہیں، اور اب ایک دن پہلے بتا دیتا ہوں۔",
      "کھل کر بتانے کا شکریہ۔ اب ہر کلاس کے آخر میں سوالوں کا وقت رکھا ہے۔",
    ],
  },
};
