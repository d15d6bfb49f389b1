/** Contact messages of demo people with their outcomes: texts for the office's screens. */
import type { Language } from "#contract/vocabulary.ts";

export type MessagePiece = {
  fullName: string;
  language: Language;
  subject: string;
  message: string;
  /** Days ago. */
  days: number;
  answer?: string;
};

export const messagePieces: readonly MessagePiece[] = [
  {
    ...{ fullName: "Sunita Mehra", language: "en", days: 46 },
    subject: "Is the fee due at once?",
    message: "We said yes to a teacher yesterday. When is the service fee to be paid?",
    answer: "Only when the lessons go on. If they end within fourteen days, nothing is due.",
  },
  {
    ...{ fullName: "इमरान खान", language: "hi", days: 21 },
    subject: "फ़ोन नंबर बदलना है",
    message: "मेरा पुराना नंबर बंद हो गया है। नया नंबर कहाँ लिखूँ?",
    answer: "अपनी प्रोफ़ाइल में नया नंबर लिखिए। हम पहले पूछेंगे कि यह आप ही हैं।",
  },
  {
    ...{ fullName: "Thomas D'Souza", language: "en", days: 12 },
    subject: "Poster for our society",
    message: "May we hang your pamphlet on the notice board of our housing society in Dwarka?",
    answer: "Please do. The page /pamphlet prints one with your area on it.",
  },
  {
    ...{ fullName: "Ritu Anand", language: "en", days: 4.3 },
    subject: "Teacher did not come twice",
    message: "The teacher cancelled twice on the same day. Can you find us another one before the exams in March?",
  },
  {
    ...{ fullName: "نسرین فاطمہ", language: "ur", days: 2.6 },
    subject: "دستاویز کب دیکھی جائے گی؟",
    message: "میں نے پیر کو اپنا شناختی کارڈ دیا تھا۔ اس کی جانچ میں کتنا وقت لگتا ہے؟",
  },
  {
    ...{ fullName: "Deepak Yadav", language: "hi", days: 1.1 },
    subject: "दो बच्चों के लिए एक टीचर",
    message: "क्या एक ही टीचर कक्षा 6 और कक्षा 9, दोनों को पढ़ा सकते हैं? फ़ीस कैसे तय होगी?",
  },
  {
    ...{ fullName: "Anjali Rawat", language: "en", days: 0.3 },
    subject: "Press enquiry",
    message:
      "I write about education for a weekly in Noida and would like to speak to somebody about fees of home tuition.",
  },
];

export const rejectionWords = "The scan cannot be read. Please upload it again.";

/** Appeals against a rejected document, the newest first; those with an answer are decided. */
export const appealPieces: readonly { words: string; days: number; decided?: { granted: boolean; answer: string } }[] =
  [
    { words: "My phone has no better camera. The seal and the number can be read if you enlarge it.", days: 0.8 },
    { words: "यह मूल प्रमाणपत्र की ही फ़ोटो है, विश्वविद्यालय ने 1998 में इसी तरह छापा था।", days: 2.2 },
    {
      words: "I have sent the same paper to two schools and both took it.",
      days: 9,
      decided: { granted: false, answer: "The lower half is missing on the scan. Please send the whole page." },
    },
  ];

export const suspension = {
  words: "Wrote to many teachers for lessons that were never meant, and asked each for a phone number.",
  appeal: "My nephew used my account. I have changed the password.",
};
