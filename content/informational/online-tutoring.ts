/** The page /online-tutoring: when lessons by video fit, and what they need. */
import type { WritePolicy } from "#content/policies/policy-text.ts";
import type { Language } from "#contract/vocabulary.ts";

export const onlineTutoring: Record<Language, WritePolicy> = {
  en: (of) => ({
    title: "Online tutoring, live with one teacher",
    description: `Live online lessons with a private teacher: for whom they work, what a phone must do, how to begin, and how ${of.brand} keeps them safe.`,
    sections: [
      {
        title: "For whom it works",
        body: [
          "Online lessons are real lessons with a real teacher, only without the way. They are good for older children, for college and entrance tests, for languages, and for every subject that nobody near you teaches. They help in weeks of rain, smog or illness, and when a teacher you like has moved away.",
          "For a child under eight, and for one who needs somebody beside them to begin at all, a visit at home usually does more. Many families mix: a visit on the weekend, a short call in the middle of the week.",
        ],
      },
      {
        title: "What you need",
        body: [
          [
            "A phone or laptop that can hold a video call, and a charger in reach.",
            "Earphones, so that the room may be loud.",
            "A way for the teacher to see the notebook: the phone on a pile of books above it, or a photo after each step.",
            "A table and a door that stays open, as at any lesson.",
          ],
          "A slow line is enough if the picture is switched off now and then: voice and a photo of the page carry a lesson further than people think.",
        ],
      },
      {
        title: "How to begin",
        body: [
          [
            "Search with the filter Online. Distance does not count then; look at subject, class, board, language and free hours.",
            "Ask two or three teachers, and tell them the class, the topic that is stuck, and which hours are possible.",
            "Take the homework of that day into a first lesson of half an hour.",
            "Watch who talks. If the learner speaks and writes for half of the time, it is a good lesson.",
          ],
        ],
      },
      {
        title: "Safe on a screen",
        body: [
          "Until both have said yes, nobody sees a number. For children, let a parent set up the call and stay within hearing; use the parent's number; record nothing without asking. Teachers should have no private chat with a child: messages go to the adult. If somebody asks for pictures, secrets or money, end the call and write to us by the contact page.",
        ],
      },
      {
        title: "Fee and guarantee",
        body: [
          "The fee is the teacher's, stated on the page or told when asked, and paid directly. The guarantee holds for online lessons as for all others.",
        ],
      },
    ],
  }),
  hi: (of) => ({
    title: "ऑनलाइन ट्यूशन, एक टीचर के साथ आमने-सामने",
    description: `निजी टीचर के साथ सीधे ऑनलाइन पाठ: किसके लिए ठीक हैं, फ़ोन में क्या चाहिए, कैसे शुरू करें, और ${of.brand} उन्हें सुरक्षित कैसे रखता है।`,
    sections: [
      {
        title: "किसके लिए ठीक है",
        body: [
          "ऑनलाइन पाठ असली टीचर के असली पाठ हैं, बस रास्ता नहीं है। ये बड़े बच्चों, कॉलेज और प्रवेश परीक्षाओं, भाषाओं और हर उस विषय के लिए अच्छे हैं जो आपके पास कोई नहीं पढ़ाता। बारिश, धुंध या बीमारी के हफ़्तों में काम आते हैं, और तब भी जब पसंद के टीचर दूर चले गए हों।",
          "आठ साल से छोटे बच्चे के लिए, और उसके लिए जिसे शुरू करने को ही कोई बग़ल में चाहिए, घर आने वाला टीचर आम तौर पर ज़्यादा कर पाता है। कई परिवार मिला लेते हैं: छुट्टी के दिन घर पर, हफ़्ते के बीच छोटी कॉल।",
        ],
      },
      {
        title: "क्या चाहिए",
        body: [
          [
            "ऐसा फ़ोन या लैपटॉप जिस पर वीडियो कॉल चले, और पास में चार्जर।",
            "इयरफ़ोन, ताकि कमरे का शोर न खटके।",
            "टीचर कॉपी देख सके: उसके ऊपर किताबों के ढेर पर टिका फ़ोन, या हर क़दम के बाद फ़ोटो।",
            "मेज़, और खुला रहने वाला दरवाज़ा, जैसे किसी भी पाठ में।",
          ],
          "धीमी लाइन भी काफ़ी है अगर बीच-बीच में तस्वीर बंद कर दें: आवाज़ और पन्ने की फ़ोटो से पाठ उससे आगे तक चलता है जितना लोग सोचते हैं।",
        ],
      },
      {
        title: "शुरुआत कैसे करें",
        body: [
          [
            "ऑनलाइन फ़िल्टर से खोजिए। तब दूरी नहीं गिनी जाती; विषय, कक्षा, बोर्ड, भाषा और ख़ाली समय देखिए।",
            "दो-तीन टीचरों से पूछिए, और कक्षा, अटका हुआ विषय और हो सकने वाले समय बताइए।",
            "आधे घंटे के पहले पाठ में उसी दिन का होमवर्क लीजिए।",
            "देखिए कौन बोलता है। सीखने वाला आधा समय बोले और लिखे तो पाठ अच्छा है।",
          ],
        ],
      },
      {
        title: "स्क्रीन पर सुरक्षित",
        body: [
          "दोनों के हाँ कहने तक कोई नंबर नहीं देखता। बच्चों के लिए कॉल कोई बड़ा लगाए और सुनाई देने की दूरी पर रहे; नंबर बड़े का हो; बिना पूछे कुछ रिकॉर्ड न हो। टीचर बच्चे से अलग चैट न रखें: संदेश बड़े को जाएँ। कोई तस्वीर, राज़ या पैसे माँगे तो कॉल बंद कीजिए और संपर्क पेज से हमें लिखिए।",
        ],
      },
      {
        title: "फ़ीस और गारंटी",
        body: [
          "फ़ीस टीचर की अपनी है, पेज पर लिखी या पूछने पर बताई हुई, और सीधे दी जाती है। गारंटी ऑनलाइन पाठों पर भी वैसे ही है जैसे बाक़ी सब पर।",
        ],
      },
    ],
  }),
  ur: (of) => ({
    title: "آن لائن ٹیوشن، ایک استاد کے ساتھ براہِ راست",
    description: `ذاتی استاد کے ساتھ براہِ راست آن لائن سبق: کس کے لیے ٹھیک ہیں، فون میں کیا چاہیے، کیسے شروع کریں، اور ${of.brand} انہیں محفوظ کیسے رکھتا ہے۔`,
    sections: [
      {
        title: "کس کے لیے ٹھیک ہے",
        body: [
          "آن لائن سبق اصلی استاد کے اصلی سبق ہیں، بس راستہ نہیں ہے۔ یہ بڑے بچوں، کالج اور داخلہ امتحانوں، زبانوں اور ہر اس مضمون کے لیے اچھے ہیں جو آپ کے قریب کوئی نہیں پڑھاتا۔ بارش، دھند یا بیماری کے ہفتوں میں کام آتے ہیں، اور تب بھی جب پسند کے استاد دور چلے گئے ہوں۔",
          "آٹھ سال سے چھوٹے بچے کے لیے، اور اس کے لیے جسے شروع کرنے کو ہی کوئی پاس چاہیے، گھر آنے والا استاد عام طور پر زیادہ کر پاتا ہے۔ کئی خاندان ملا لیتے ہیں: چھٹی کے دن گھر پر، ہفتے کے بیچ مختصر کال۔",
        ],
      },
      {
        title: "کیا چاہیے",
        body: [
          [
            "ایسا فون یا لیپ ٹاپ جس پر ویڈیو کال چلے، اور پاس میں چارجر۔",
            "ایئر فون، تاکہ کمرے کا شور نہ کھٹکے۔",
            "استاد کاپی دیکھ سکے: اس کے اوپر کتابوں کے ڈھیر پر ٹکا فون، یا ہر قدم کے بعد تصویر۔",
            "میز، اور کھلا رہنے والا دروازہ، جیسے کسی بھی سبق میں۔",
          ],
          "سست لائن بھی کافی ہے اگر بیچ بیچ میں تصویر بند کر دیں: آواز اور صفحے کی تصویر سے سبق اس سے آگے تک چلتا ہے جتنا لوگ سوچتے ہیں۔",
        ],
      },
      {
        title: "شروعات کیسے کریں",
        body: [
          [
            "آن لائن فلٹر سے تلاش کیجیے۔ تب فاصلہ نہیں گنا جاتا؛ مضمون، جماعت، بورڈ، زبان اور خالی وقت دیکھیے۔",
            "دو تین اساتذہ سے پوچھیے، اور جماعت، اٹکا ہوا موضوع اور ممکن وقت بتائیے۔",
            "آدھے گھنٹے کے پہلے سبق میں اسی دن کا ہوم ورک لیجیے۔",
            "دیکھیے کون بولتا ہے۔ سیکھنے والا آدھا وقت بولے اور لکھے تو سبق اچھا ہے۔",
          ],
        ],
      },
      {
        title: "اسکرین پر محفوظ",
        body: [
          "دونوں کے ہاں کہنے تک کوئی نمبر نہیں دیکھتا۔ بچوں کے لیے کال کوئی بڑا لگائے اور سنائی دینے کے فاصلے پر رہے؛ نمبر بڑے کا ہو؛ بغیر پوچھے کچھ ریکارڈ نہ ہو۔ استاد بچے سے الگ چیٹ نہ رکھیں: پیغام بڑے کو جائیں۔ کوئی تصویریں، راز یا پیسے مانگے تو کال بند کیجیے اور رابطے کے صفحے سے ہمیں لکھیے۔",
        ],
      },
      {
        title: "فیس اور ضمانت",
        body: [
          "فیس استاد کی اپنی ہے، صفحے پر لکھی یا پوچھنے پر بتائی ہوئی، اور براہِ راست دی جاتی ہے۔ ضمانت آن لائن اسباق پر بھی ویسے ہی ہے جیسے باقی سب پر۔",
        ],
      },
    ],
  }),
};
