/** Texts of reviews, by language and stars; `{m|f}` chooses by the teacher's gender. */
import type { Language } from "#contract/vocabulary.ts";

type Verdict = "delighted" | "content" | "mixed" | "unhappy";

export const verdictOf = (stars: number): Verdict =>
  stars === 5 ? "delighted" : stars === 4 ? "content" : stars === 3 ? "mixed" : "unhappy";

/** One sentence of the first list, and often one of the second. */
type ReviewPieces = Record<Verdict, readonly [first: readonly string[], second: readonly string[]]>;

export const reviewPieces: Record<Language, ReviewPieces> = {
  en: {
    delighted: [
      [
        "From 54 to 81 in one year. Need I say more?",
        "{He|She} never once raised {his|her} voice, and my son finally likes the subject.",
        "Always on time, always prepared.",
        "The doubts that school left open for months were cleared in two weeks.",
        "My daughter waits for this class, which says everything.",
        "{He|She} explains the same thing in three ways until one of them fits.",
        "Best decision we made before the board exams.",
        "Patient with me even when I asked the same question four times.",
        "Very honest about where our child stood, and then worked on exactly that.",
        "Tests every second week, and each mistake is discussed. It works.",
        "We have had three teachers before. This is the one who stayed.",
      ],
      [
        "Thank you from the whole family.",
        "Fees are fair for what you get.",
        "We have already told our neighbours.",
        "Also helped with the school project.",
        "Extra classes before exams, without being asked.",
        "We will continue next year.",
        "The weekly message to parents is a very good habit.",
        "Marks aside, the confidence is what changed.",
      ],
    ],
    content: [
      [
        "Good teacher, clear explanations, sometimes a little fast.",
        "Solid preparation and regular classes.",
        "My marks went up, and the notes are useful.",
        "Knows the syllabus very well.",
        "Friendly and reliable; had to move class a few times because of traffic.",
        "Good for concepts; I would have liked more practice papers.",
      ],
      [
        "Would recommend.",
        "Happy overall.",
        "The trial class gives the right idea.",
        "Timing was flexible.",
        "Fees a bit on the higher side.",
      ],
    ],
    mixed: [
      [
        "Knows the subject, but two classes were cancelled at the last minute.",
        "Fine for school tests, less so for competitive level.",
        "Teaching is alright; more homework checking would help.",
        "Good intention, but the pace did not suit our child.",
      ],
      ["We parted on good terms.", "Might suit older students better.", "Improved after we talked about it."],
    ],
    unhappy: [
      [
        "Came late too often for us.",
        "The style did not suit my son and we stopped after a month.",
        "Too many phone calls during class.",
      ],
      ["The replacement was arranged quickly.", "Others may have a different experience."],
    ],
  },
  hi: {
    delighted: [
      [
        "बहुत धैर्य से पढ़ा{ते|ती} हैं, एक ही बात चार बार पूछो तब भी मुस्कुराकर समझा{ते|ती} हैं।",
        "मेरे बेटे को अब गणित से डर नहीं लगता।",
        "हमेशा समय पर, हमेशा तैयारी के साथ।",
        "एक साल में नंबर 55 से 82 हो गए।",
        "बच्ची ख़ुद कहती है कि आज क्लास है ना?",
        "जो बात स्कूल में महीनों अटकी रही, दो हफ़्ते में साफ़ हो गई।",
        "पढ़ाने का तरीक़ा बहुत अच्छा है, उदाहरण रोज़ की ज़िंदगी से दे{ते|ती} हैं।",
        "बोर्ड से पहले इतना भरोसा पहली बार महसूस हुआ।",
      ],
      [
        "पूरे परिवार की ओर से धन्यवाद।",
        "फ़ीस भी ठीक है।",
        "पड़ोस में भी सबको बताया है।",
        "परीक्षा के समय अलग से पढ़ाया।",
        "अगले साल भी इन्हीं से पढ़ना है।",
      ],
    ],
    content: [
      [
        "अच्छा पढ़ा{ते|ती} हैं, बस कभी-कभी थोड़ा तेज़।",
        "समझाने का ढंग साफ़ है, नोट्स काम के हैं।",
        "नियमित और मिलनसार।",
        "विषय की अच्छी पकड़ है, टेस्ट थोड़े और होते तो अच्छा रहता।",
      ],
      ["कुल मिलाकर संतुष्ट हैं।", "ट्रायल क्लास ज़रूर लें।", "समय बदलना हो तो मान जा{ते|ती} हैं।"],
    ],
    mixed: [
      [
        "पढ़ाई ठीक है, पर दो बार क्लास आख़िरी वक़्त पर रद्द हुई।",
        "विषय आता है, मगर रफ़्तार हमारे बच्चे के लिए तेज़ थी।",
        "ठीक-ठाक; होमवर्क की जाँच और हो तो बेहतर।",
      ],
      ["बात करने के बाद सुधार हुआ।", "बड़े बच्चों के लिए शायद बेहतर रहें।"],
    ],
    unhappy: [["अक्सर देर से {आते थे|आती थीं}।", "बच्चे को तरीक़ा जमा नहीं, एक महीने बाद बंद किया।"], ["दूसरे टीचर जल्दी मिल गए।"]],
  },
  ur: {
    delighted: [
      [
        "بہت صبر سے {پڑھاتے|پڑھاتی} ہیں، ایک ہی بات بار بار پوچھو تب بھی ناراض نہیں {ہوتے|ہوتیں}۔",
        "میرے بیٹے کو اب اس مضمون سے ڈر نہیں لگتا۔",
        "ہمیشہ وقت پر، ہمیشہ تیاری کے ساتھ۔",
        "جو بات اسکول میں مہینوں اٹکی رہی، دو ہفتے میں صاف ہو گئی۔",
        "بچی خود کلاس کا انتظار کرتی ہے۔",
        "پڑھانے کا انداز دل کو لگتا ہے، مثالیں روزمرہ زندگی سے {دیتے|دیتی} ہیں۔",
        "ایک سال میں نمبروں میں بہت فرق آیا۔",
      ],
      [
        "پورے گھر کی طرف سے شکریہ۔",
        "فیس بھی مناسب ہے۔",
        "ہم نے پڑوسیوں کو بھی بتایا ہے۔",
        "اگلے سال بھی انھی سے پڑھنا ہے۔",
        "اخلاق بھی بہت اچھا ہے۔",
      ],
    ],
    content: [
      [
        "اچھا {پڑھاتے|پڑھاتی} ہیں، بس کبھی کبھی ذرا تیز۔",
        "سمجھانے کا انداز صاف ہے اور نوٹس کام کے ہیں۔",
        "پابندی سے {آتے|آتی} ہیں اور ملنسار ہیں۔",
      ],
      ["مجموعی طور پر مطمئن ہیں۔", "آزمائشی کلاس ضرور لیں۔"],
    ],
    mixed: [
      ["پڑھائی ٹھیک ہے، مگر دو بار کلاس آخری وقت پر منسوخ ہوئی۔", "مضمون پر گرفت ہے، رفتار ہمارے بچے کے لیے تیز تھی۔"],
      ["بات کرنے کے بعد بہتری آئی۔"],
    ],
    unhappy: [
      ["اکثر دیر ہو جاتی تھی۔", "بچے کو انداز پسند نہیں آیا، ایک مہینے بعد چھوڑ دیا۔"],
      ["دوسرے استاد جلد مل گئے۔"],
    ],
  },
};
