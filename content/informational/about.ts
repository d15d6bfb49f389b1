/** The page /about: audience and purpose. */
import type { WritePolicy } from "#content/policies/policy-text.ts";
import type { Language } from "#contract/vocabulary.ts";

export const about: Record<Language, WritePolicy> = {
  en: (of) => ({
    title: `About ${of.brand}`,
    description: `${of.brand} brings families and private teachers of ${of.city} together who live around the corner from each other: how it works, and by which rules.`,
    sections: [
      {
        title: "Why it is called so",
        body: [
          `A nukkad is the corner of your street: where the tea is, where people know who teaches maths well and who is patient with small children. In a city as large as ${of.city} this knowledge rarely reaches further than two lanes. We carry it a little further, without carrying anybody's address with it.`,
        ],
      },
      {
        title: "What we do",
        body: [
          "Teachers say what they teach, when they are free and how far they travel. Families search by subject, area and day, and ask. When both have said yes, they see each other's number and agree on the rest: time, place and fee. Teachers work for themselves; we employ none and take no share of what lessons cost.",
        ],
      },
      {
        title: "By which rules",
        body: [
          [
            "The nearest first. Nobody can pay to stand higher in a list.",
            "A home is never shown, and cannot be worked out from a distance.",
            "A child has no public page. The account belongs to an adult.",
            "Checked means that a person looked at a document, and the page says which one and when.",
            "Reviews come only from families who really learned with the teacher. None is written by us.",
            "Who wants to leave can do so alone, with one button, and takes their data along.",
          ],
        ],
      },
      {
        title: "What it costs",
        body: [
          of.charged
            ? `Joining and searching are free. When both sides have said yes, ${of.fee} applies; from this we pay for the machines and for the people who check and answer.`
            : `Joining and searching are free. When both sides have said yes, ${of.fee} may apply; at present no amount is set, and nothing is charged.`,
          "If it does not work out, there is another teacher or the fee back.",
        ],
      },
      {
        title: "In three languages",
        body: [
          `${of.brand} speaks English, Hindi and Urdu, on every page and in every mail, and is made for a simple phone on a slow line. If a sentence sounds wrong in your language, write to us; we mend it.`,
        ],
      },
    ],
  }),
  hi: (of) => ({
    title: `${of.brand} के बारे में`,
    description: `${of.brand} ${of.city} के उन परिवारों और टीचरों को मिलाता है जो एक-दूसरे के नुक्कड़ पर रहते हैं: यह कैसे चलता है और किन नियमों से।`,
    sections: [
      {
        title: "यह नाम क्यों",
        body: [
          `नुक्कड़ आपकी गली का कोना है: जहाँ चाय मिलती है, जहाँ लोग जानते हैं कि गणित कौन अच्छा पढ़ाता है और छोटे बच्चों के साथ किसमें धीरज है। ${of.city} जितने बड़े शहर में यह जानकारी दो गलियों से आगे कम ही जाती है। हम उसे थोड़ा आगे ले जाते हैं, किसी का पता साथ लिए बिना।`,
        ],
      },
      {
        title: "हम क्या करते हैं",
        body: [
          "टीचर बताते हैं कि क्या पढ़ाते हैं, कब ख़ाली हैं और कितनी दूर आते हैं। परिवार विषय, इलाक़े और दिन से खोजते हैं और पूछते हैं। जब दोनों हाँ कह दें, तब एक-दूसरे का नंबर दिखता है और बाक़ी वे ख़ुद तय करते हैं: समय, जगह और फ़ीस। टीचर अपना काम करते हैं; हम किसी को नौकरी पर नहीं रखते और पढ़ाई की फ़ीस में से कुछ नहीं लेते।",
        ],
      },
      {
        title: "किन नियमों से",
        body: [
          [
            "सबसे पास वाले पहले। पैसे देकर कोई सूची में ऊपर नहीं आ सकता।",
            "घर कभी नहीं दिखाया जाता, और दूरी से उसका पता नहीं निकाला जा सकता।",
            "बच्चे का कोई सार्वजनिक पेज नहीं होता। खाता किसी बड़े का होता है।",
            "‘जाँचा हुआ’ का मतलब है कि किसी इंसान ने दस्तावेज़ देखा, और पेज बताता है कि कौन-सा और कब।",
            "समीक्षाएँ सिर्फ़ उन्हीं परिवारों की हैं जिन्होंने सचमुच उस टीचर से पढ़ा। हमारी लिखी कोई नहीं।",
            "जो जाना चाहे, एक बटन से ख़ुद जा सकता है और अपनी जानकारी साथ ले जाता है।",
          ],
        ],
      },
      {
        title: "ख़र्च",
        body: [
          of.charged
            ? `जुड़ना और खोजना मुफ़्त है। जब दोनों हाँ कह दें, तब ${of.fee} लगता है; इसी से मशीनों और जाँचने व जवाब देने वाले लोगों का ख़र्च चलता है।`
            : `जुड़ना और खोजना मुफ़्त है। जब दोनों हाँ कह दें, तब ${of.fee} लग सकता है; अभी कोई रक़म तय नहीं है, और कुछ नहीं लिया जाता।`,
          "बात न बने तो दूसरा टीचर या शुल्क वापस।",
        ],
      },
      {
        title: "तीन भाषाओं में",
        body: [
          `${of.brand} अंग्रेज़ी, हिंदी और उर्दू बोलता है, हर पेज और हर मेल में, और सादे फ़ोन व धीमी लाइन के लिए बना है। आपकी भाषा में कोई वाक्य अटपटा लगे तो हमें लिखिए; हम सुधार देते हैं।`,
        ],
      },
    ],
  }),
  ur: (of) => ({
    title: `${of.brand} کے بارے میں`,
    description: `${of.brand} ${of.city} کے ان خاندانوں اور اساتذہ کو ملاتا ہے جو ایک دوسرے کے نکڑ پر رہتے ہیں: یہ کیسے چلتا ہے اور کن اصولوں سے۔`,
    sections: [
      {
        title: "یہ نام کیوں",
        body: [
          `نکڑ آپ کی گلی کا کونا ہے: جہاں چائے ملتی ہے، جہاں لوگ جانتے ہیں کہ ریاضی کون اچھی پڑھاتا ہے اور چھوٹے بچوں کے ساتھ کس میں صبر ہے۔ ${of.city} جتنے بڑے شہر میں یہ بات دو گلیوں سے آگے کم ہی جاتی ہے۔ ہم اسے ذرا آگے لے جاتے ہیں، کسی کا پتا ساتھ لیے بغیر۔`,
        ],
      },
      {
        title: "ہم کیا کرتے ہیں",
        body: [
          "استاد بتاتے ہیں کہ کیا پڑھاتے ہیں، کب خالی ہیں اور کتنی دور آتے ہیں۔ خاندان مضمون، علاقے اور دن سے تلاش کرتے ہیں اور پوچھتے ہیں۔ جب دونوں ہاں کہہ دیں، تب ایک دوسرے کا نمبر نظر آتا ہے اور باقی وہ خود طے کرتے ہیں: وقت، جگہ اور فیس۔ استاد اپنا کام کرتے ہیں؛ ہم کسی کو ملازم نہیں رکھتے اور پڑھائی کی فیس میں سے کچھ نہیں لیتے۔",
        ],
      },
      {
        title: "کن اصولوں سے",
        body: [
          [
            "سب سے قریب والے پہلے۔ پیسے دے کر کوئی فہرست میں اوپر نہیں آ سکتا۔",
            "گھر کبھی نہیں دکھایا جاتا، اور فاصلے سے اس کا پتا نہیں نکالا جا سکتا۔",
            "بچے کا کوئی عام صفحہ نہیں ہوتا۔ اکاؤنٹ کسی بڑے کا ہوتا ہے۔",
            "’تصدیق شدہ‘ کا مطلب ہے کہ کسی انسان نے دستاویز دیکھی، اور صفحہ بتاتا ہے کہ کون سی اور کب۔",
            "تبصرے صرف انہی خاندانوں کے ہیں جنہوں نے سچ مچ اس استاد سے پڑھا۔ ہمارا لکھا کوئی نہیں۔",
            "جو جانا چاہے ایک بٹن سے خود جا سکتا ہے اور اپنی معلومات ساتھ لے جاتا ہے۔",
          ],
        ],
      },
      {
        title: "خرچ",
        body: [
          of.charged
            ? `شامل ہونا اور تلاش کرنا مفت ہے۔ جب دونوں ہاں کہہ دیں، تب ${of.fee} لگتی ہے؛ اسی سے مشینوں اور جانچنے اور جواب دینے والوں کا خرچ چلتا ہے۔`
            : `شامل ہونا اور تلاش کرنا مفت ہے۔ جب دونوں ہاں کہہ دیں، تب ${of.fee} لگ سکتی ہے؛ ابھی کوئی رقم طے نہیں، اور کچھ نہیں لیا جاتا۔`,
          "بات نہ بنے تو دوسرا استاد یا فیس واپس۔",
        ],
      },
      {
        title: "تین زبانوں میں",
        body: [
          `${of.brand} انگریزی، ہندی اور اردو بولتا ہے، ہر صفحے اور ہر میل میں، اور سادہ فون اور سست لائن کے لیے بنا ہے۔ آپ کی زبان میں کوئی جملہ اٹپٹا لگے تو ہمیں لکھیے؛ ہم درست کر دیتے ہیں۔`,
        ],
      },
    ],
  }),
};
