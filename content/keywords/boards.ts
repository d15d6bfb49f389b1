/** Of each board: its papers, and what to ask a teacher who prepares for them. */
import type { Board, Language } from "#contract/vocabulary.ts";

type BoardPieces = readonly [papers: string, ask: string, home: string];

export const boardPieces: Record<Language, Record<Board, BoardPieces>> = {
  en: {
    cbse: [
      "CBSE papers follow the NCERT books closely, with a growing share of competency questions that describe a situation first.",
      "Ask for practice with the sample papers and marking schemes that the board itself publishes each year.",
      "In CBSE the internal assessment of class 10 counts too, so notebooks and periodic tests deserve a tutor's glance.",
    ],
    icse: [
      "ICSE splits science into three papers and English into two, and expects longer, neatly reasoned answers.",
      "Ask whether the teacher has taken students through ICSE or ISC before; the breadth of the syllabus needs another pace than CBSE.",
      "Project files carry marks in almost each ICSE subject and are best begun in the first term.",
    ],
    state: [
      "A state board means another book: UP Board in Noida and Ghaziabad, the Haryana board in Gurugram and Faridabad.",
      "Ask in which language the child writes the paper, and whether the tutor teaches from the board's own textbook.",
      "Model papers of a state board repeat their pattern faithfully, which makes five years of them the best guide.",
    ],
    nios: [
      "NIOS lets a learner choose subjects and sit examinations in April and October, with freedom that needs a timetable of one's own.",
      "Ask how tutor marked assignments are planned, since they count towards the result and are easily forgotten.",
      "On-demand examination at NIOS suits those who finish one subject at a time and want it done.",
    ],
    ib: [
      "The IB asks for inquiry, reflection and an own voice; memorised paragraphs earn little in an internal assessment.",
      "Ask which IB subjects at standard or higher level the teacher has guided, and how drafts are commented without being written.",
      "Command terms such as evaluate or outline are a small dictionary that every IB student should know by heart.",
    ],
    igcse: [
      "IGCSE offers core and extended papers and sessions in several months, so the first question is which syllabus code applies.",
      "Ask the teacher for past papers of exactly that code, with the examiner reports that explain where marks went.",
      "Students who move from IGCSE to an Indian board in class 11 need a bridge in algebra and in written Hindi.",
    ],
  },
  hi: {
    cbse: [
      "CBSE के पर्चे NCERT की किताबों के क़रीब रहते हैं, और ऐसे सवाल बढ़ रहे हैं जो पहले एक स्थिति बताते हैं।",
      "बोर्ड हर साल जो सैंपल पेपर और अंक योजना ख़ुद छापता है, उन्हीं से अभ्यास माँगिए।",
      "CBSE में दसवीं का आंतरिक मूल्यांकन भी गिना जाता है, इसलिए कॉपियों और आवधिक टेस्ट पर टीचर की नज़र रहे।",
    ],
    icse: [
      "ICSE में विज्ञान के तीन और अंग्रेज़ी के दो पर्चे होते हैं, और उत्तर लंबे व सलीक़े से तर्क वाले चाहिए।",
      "पूछिए कि टीचर ने पहले ICSE या ISC के छात्रों को पढ़ाया है या नहीं; इसका फैला सिलेबस CBSE से अलग रफ़्तार माँगता है।",
      "ICSE के लगभग हर विषय में प्रोजेक्ट के अंक हैं; फ़ाइल पहले सत्र में ही शुरू करना अच्छा है।",
    ],
    state: [
      "राज्य बोर्ड का मतलब दूसरी किताब: नोएडा और ग़ाज़ियाबाद में यूपी बोर्ड, गुरुग्राम और फ़रीदाबाद में हरियाणा बोर्ड।",
      "पूछिए कि बच्चा पर्चा किस भाषा में लिखेगा और क्या टीचर बोर्ड की अपनी किताब से पढ़ाते हैं।",
      "राज्य बोर्ड के मॉडल पर्चे अपना ढाँचा दोहराते हैं, इसलिए पाँच साल के पर्चे सबसे अच्छी गाइड हैं।",
    ],
    nios: [
      "NIOS में विषय ख़ुद चुने जाते हैं और परीक्षा अप्रैल और अक्टूबर में होती है; यह आज़ादी अपनी समय-सारिणी माँगती है।",
      "पूछिए कि शिक्षक-अंकित मूल्यांकन (TMA) की योजना कैसे बनेगी, क्योंकि वे नतीजे में जुड़ते हैं और आसानी से छूट जाते हैं।",
      "NIOS की ऑन-डिमांड परीक्षा उनके लिए ठीक है जो एक बार में एक विषय निपटाना चाहते हैं।",
    ],
    ib: [
      "IB खोज, सोच और अपनी आवाज़ माँगता है; रटे हुए अनुच्छेद आंतरिक मूल्यांकन में कम काम आते हैं।",
      "पूछिए कि टीचर ने IB के कौन-से विषय, किस स्तर पर कराए हैं, और मसौदे पर राय बिना ख़ुद लिखे कैसे देते हैं।",
      "निर्देश-शब्द, जैसे evaluate या outline, एक छोटा कोश हैं जो IB के हर छात्र को ज़बानी आना चाहिए।",
    ],
    igcse: [
      "IGCSE में कोर और एक्सटेंडेड पर्चे और साल में कई सत्र हैं, इसलिए पहला सवाल यह है कि कौन-सा सिलेबस कोड लागू है।",
      "टीचर से ठीक उसी कोड के पुराने पर्चे और परीक्षकों की रिपोर्ट माँगिए, जिनमें लिखा होता है कि अंक कहाँ गए।",
      "IGCSE से ग्यारहवीं में भारतीय बोर्ड में आने वालों को बीजगणित और लिखी हिंदी में एक पुल चाहिए।",
    ],
  },
  ur: {
    cbse: [
      "CBSE کے پرچے NCERT کی کتابوں کے قریب رہتے ہیں، اور ایسے سوال بڑھ رہے ہیں جو پہلے ایک صورتِ حال بتاتے ہیں۔",
      "بورڈ ہر سال جو نمونے کے پرچے اور نمبروں کی اسکیم خود چھاپتا ہے، انہی سے مشق مانگیے۔",
      "CBSE میں دسویں کی اندرونی جانچ بھی گنی جاتی ہے، اس لیے کاپیوں اور میعادی ٹیسٹ پر استاد کی نظر رہے۔",
    ],
    icse: [
      "ICSE میں سائنس کے تین اور انگریزی کے دو پرچے ہوتے ہیں، اور جواب لمبے اور سلیقے سے مدلل چاہئیں۔",
      "پوچھیے کہ استاد نے پہلے ICSE یا ISC کے طلبہ کو پڑھایا ہے یا نہیں؛ اس کا پھیلا نصاب CBSE سے الگ رفتار مانگتا ہے۔",
      "ICSE کے تقریباً ہر مضمون میں پروجیکٹ کے نمبر ہیں؛ فائل پہلے سیشن میں ہی شروع کرنا اچھا ہے۔",
    ],
    state: [
      "ریاستی بورڈ کا مطلب دوسری کتاب: نوئیڈا اور غازی آباد میں یوپی بورڈ، گروگرام اور فرید آباد میں ہریانہ بورڈ۔",
      "پوچھیے کہ بچہ پرچہ کس زبان میں لکھے گا اور کیا استاد بورڈ کی اپنی کتاب سے پڑھاتے ہیں۔",
      "ریاستی بورڈ کے نمونے کے پرچے اپنا ڈھانچا دہراتے ہیں، اس لیے پانچ سال کے پرچے سب سے اچھی گائیڈ ہیں۔",
    ],
    nios: [
      "NIOS میں مضامین خود چنے جاتے ہیں اور امتحان اپریل اور اکتوبر میں ہوتا ہے؛ یہ آزادی اپنا وقت کا نقشہ مانگتی ہے۔",
      "پوچھیے کہ استاد کے جانچے اسائنمنٹ (TMA) کا منصوبہ کیسے بنے گا، کیونکہ وہ نتیجے میں جڑتے ہیں اور آسانی سے چھوٹ جاتے ہیں۔",
      "NIOS کا آن ڈیمانڈ امتحان ان کے لیے ٹھیک ہے جو ایک بار میں ایک مضمون نمٹانا چاہتے ہیں۔",
    ],
    ib: [
      "IB کھوج، غور اور اپنی آواز مانگتا ہے؛ رٹے ہوئے پیراگراف اندرونی جانچ میں کم کام آتے ہیں۔",
      "پوچھیے کہ استاد نے IB کے کون سے مضمون، کس سطح پر کرائے ہیں، اور مسودے پر رائے خود لکھے بغیر کیسے دیتے ہیں۔",
      "ہدایتی الفاظ، جیسے evaluate یا outline، ایک چھوٹی لغت ہیں جو IB کے ہر طالب علم کو زبانی آنی چاہیے۔",
    ],
    igcse: [
      "IGCSE میں کور اور ایکسٹینڈڈ پرچے اور سال میں کئی سیشن ہیں، اس لیے پہلا سوال یہ ہے کہ کون سا نصابی کوڈ لاگو ہے۔",
      "استاد سے ٹھیک اسی کوڈ کے پرانے پرچے اور ممتحنوں کی رپورٹیں مانگیے، جن میں لکھا ہوتا ہے کہ نمبر کہاں گئے۔",
      "IGCSE سے گیارہویں میں بھارتی بورڈ میں آنے والوں کو الجبرا اور لکھی ہندی میں ایک پل چاہیے۔",
    ],
  },
};
