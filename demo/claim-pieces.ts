/** Guarantee claims of demo families, and the office's answers. */
import type { ClaimKind } from "#contract/guarantee-states.ts";
import type { Language } from "#contract/vocabulary.ts";

export const claimReasons: Record<Language, Record<ClaimKind, readonly string[]>> = {
  en: {
    replacement: [
      "Came twice in two weeks and cancelled four times on the same day. We would rather try somebody else.",
      "A kind person, but the pace is too fast for class 7. We asked twice to slow down.",
      "The timing moved to nine at night, which does not work for a child.",
    ],
    refund: [
      "After our yes nobody picked up the phone for a week.",
      "We found out that only online lessons are given. The page said at home.",
    ],
  },
  hi: {
    replacement: [
      "दो हफ़्ते में दो बार आए और चार बार उसी दिन मना कर दिया। हम किसी और को आज़माना चाहते हैं।",
      "पढ़ाने की रफ़्तार बहुत तेज़ है, बच्चे को समझ नहीं आता। दो बार कह चुके हैं।",
    ],
    refund: ["हाँ के बाद एक हफ़्ते तक किसी ने फ़ोन नहीं उठाया।", "घर पर पढ़ाने की बात थी, अब सिर्फ़ ऑनलाइन कहते हैं।"],
  },
  ur: {
    replacement: [
      "دو ہفتوں میں دو بار آئے اور چار بار اسی دن منع کر دیا۔ ہم کسی اور کو آزمانا چاہتے ہیں۔",
      "پڑھانے کی رفتار بہت تیز ہے، بچے کو سمجھ نہیں آتا۔ دو بار کہہ چکے ہیں۔",
    ],
    refund: ["ہاں کے بعد ایک ہفتے تک کسی نے فون نہیں اٹھایا۔", "گھر پر پڑھانے کی بات تھی، اب صرف آن لائن کہتے ہیں۔"],
  },
};

export const claimAnswers: Record<Language, Record<"granted" | "refused", string>> = {
  en: {
    granted: "We have spoken to both of you and agree. Thank you for telling us.",
    refused:
      "The teacher held all six lessons that were fixed, and you confirmed them. The guarantee does not cover this.",
  },
  hi: {
    granted: "हमने दोनों से बात की और आपकी बात सही है। बताने के लिए धन्यवाद।",
    refused: "तय की गई छहों क्लास हुईं और आपने उन्हें माना था। गारंटी इसमें लागू नहीं होती।",
  },
  ur: {
    granted: "ہم نے دونوں سے بات کی اور آپ کی بات درست ہے۔ بتانے کا شکریہ۔",
    refused: "طے شدہ چھ کی چھ کلاسیں ہوئیں اور آپ نے انہیں مانا تھا۔ ضمانت اس پر لاگو نہیں ہوتی۔",
  },
};
