/** Of each examination: its paper, the months before it, and how a private teacher helps. */
import type { Language, Subject } from "#contract/vocabulary.ts";

const exams = ["jee", "neet", "cuet", "upsc", "ssc", "banking", "ca_foundation"] as const satisfies readonly Subject[];

type Exam = (typeof exams)[number];

type ExamPieces = readonly [paper: string, months: string, teacher: string];

export function isExam(subject: Subject): subject is Exam {
  return exams.some((exam) => exam === subject);
}

export const examPieces: Record<Language, Record<Exam, ExamPieces>> = {
  en: {
    jee: [
      "JEE Main is a computer test of three hours with physics, chemistry and maths in equal parts: four marks for a right answer, one taken away for a wrong one. It opens the NITs and IIITs, and the best ranks may sit JEE Advanced, the two papers of one day that lead to the IITs.",
      "Most families start in class 11. Mechanics, chemical bonding and calculus return in almost every paper, so a chapter missed there is worth repairing before the next one begins; class 12 is for finishing the syllabus by the winter and for timed papers after it.",
      "In a trial lesson let the teacher take one question your child got wrong last week. Somebody who asks for the student's own first step, and finds where it went astray, will help more than somebody who writes a faster solution on the board.",
    ],
    neet: [
      "NEET UG is one test a year, with pen and answer sheet, usually on a Sunday in May: 180 questions in three hours, half of them biology, a quarter each physics and chemistry. A right answer brings four marks, a wrong one costs one, and the result counts for MBBS, BDS and AYUSH seats all over India.",
      "Nearly every biology question can be traced to a line or a figure of the NCERT books of classes 11 and 12. Plan two slow readings of them before winter, numericals of physics on each day of the week, and full papers at the true hour, from two in the afternoon, in the last two months.",
      "Decide first what you need: many families keep the coaching batch for biology and take a personal teacher only for physics or organic chemistry. Say so in your first message, name the chapters, and ask for a plan that ends some weeks before May.",
    ],
    cuet: [
      "CUET UG is the way into Delhi University, JNU, Jamia and most central universities. A student chooses up to five papers, languages, subjects of class 12 and a general test, each of fifty questions in an hour on a computer, with five marks for a right answer and one lost for a wrong one.",
      "The choice of papers decides more than the last month of practice: a course at one college may ask for maths, at another for any three subjects. Write the combination down in December, while the form is still closed, and study board and entrance from the same NCERT chapters until February.",
      "One teacher rarely covers five papers. Look for one who takes the weakest subject through to the end, and keep the general test, short news and quick arithmetic, for half an hour at home on most days.",
    ],
    upsc: [
      "The civil services examination has three stages in a year: a preliminary test of general studies and CSAT, nine written papers of which two only have to be passed, and an interview. One sits it as a graduate from the age of 21, and the number of attempts is limited.",
      "Two years are usual from the first newspaper to the last paper. The optional subject should be settled within the first three months, answers written from the beginning of the second half-year, and CSAT not left to luck, as a third of its marks is the least that is asked.",
      "What a personal mentor gives is an honest reader. Ask how soon a written answer comes back, whether the remarks speak of structure and not of handwriting alone, and who will hold the mock interview when the time has come.",
    ],
    ssc: [
      "SSC is several examinations under one name: CGL for graduates, CHSL after class 12, MTS and GD after class 10. The first tier is done at a computer in about an hour, with reasoning, general awareness, arithmetic and English, and wrong answers cost a part of a mark.",
      "The same four sections come back in each of them, which lets one preparation serve two or three forms in a year. Three to six months are enough for somebody firm in the maths of class 10; who is not should begin with percentage, ratio and averages before any mock test.",
      "Bring the score sheet of a mock test to the trial lesson. A good teacher of SSC looks at minutes as well as marks, tells which questions to leave alone, and sets typing or descriptive practice where the post asks for it.",
    ],
    banking: [
      "IBPS and the State Bank choose their clerks and officers by two computer tests: a preliminary one of an hour, twenty minutes each for English, quantitative aptitude and reasoning, and a longer main one with banking awareness. Officers have an interview too, and a quarter of a mark is lost for each wrong answer.",
      "Notices for PO, clerk and regional rural banks follow each other between summer and winter, so a candidate who is ready in August can sit four of them. Puzzles and seating arrangements need daily work for two months before they become quick.",
      "Ask the teacher to sit beside the candidate through one section with the clock on. What is skipped, in which order, and how long a puzzle is allowed to hold one up, is learned like that and hardly from a book.",
    ],
    ca_foundation: [
      "CA Foundation is the first of three levels of the Institute of Chartered Accountants, open after class 12 and held three times a year. Accounting and business law are written out; quantitative aptitude and economics are ticked. Forty marks are needed in each paper and half of all marks together.",
      "Registration must stand some four months before the papers, and one may register after class 10. Commerce students know part of accounting and economics already; whoever comes from science needs the first six weeks for journal entries alone.",
      "Many who fail miss by a few marks in one paper. So choose a teacher for exactly that one: accounts with full working notes, or maths and statistics with a clock; and let each test be marked step by step as the institute does.",
    ],
  },
  hi: {
    jee: [
      "JEE Main कंप्यूटर पर तीन घंटे की परीक्षा है, जिसमें भौतिकी, रसायन और गणित बराबर हिस्से में आते हैं: सही उत्तर के चार अंक, ग़लत पर एक अंक कटता है। इसी से NIT और IIIT के दरवाज़े खुलते हैं, और ऊँची रैंक वाले JEE Advanced में बैठ सकते हैं, जिसके एक ही दिन के दो पर्चे IIT तक ले जाते हैं।",
      "ज़्यादातर परिवार ग्यारहवीं में शुरू करते हैं। यांत्रिकी, रासायनिक बंधन और कैलकुलस लगभग हर पर्चे में लौटते हैं, इसलिए वहाँ छूटा अध्याय अगले से पहले सुधार लेना अच्छा है; बारहवीं में सर्दियों तक सिलेबस पूरा हो और फिर घड़ी रखकर पूरे पर्चे हों।",
      "ट्रायल में टीचर को वही सवाल दीजिए जो बच्चे से पिछले हफ़्ते ग़लत हुआ। जो पहले छात्र का अपना पहला क़दम पूछे और देखे कि वह कहाँ भटका, वह बोर्ड पर तेज़ हल लिख देने वाले से ज़्यादा काम आएगा।",
    ],
    neet: [
      "NEET UG साल में एक बार होती है, कलम और उत्तर-पत्र पर, आम तौर पर मई के किसी रविवार को: तीन घंटे में 180 सवाल, आधे जीव विज्ञान के, एक-एक चौथाई भौतिकी और रसायन के। सही उत्तर के चार अंक मिलते हैं, ग़लत पर एक कटता है, और इसी नतीजे से पूरे भारत में MBBS, BDS और आयुष की सीटें मिलती हैं।",
      "जीव विज्ञान का लगभग हर सवाल ग्यारहवीं-बारहवीं की NCERT की किसी पंक्ति या चित्र तक पहुँचता है। सर्दियों से पहले दोनों किताबें दो बार धीरे-धीरे पढ़िए, भौतिकी के सवाल हफ़्ते के हर दिन कीजिए, और आख़िरी दो महीने पूरे पर्चे असली समय पर, यानी दोपहर दो बजे से।",
      "पहले तय कीजिए कि क्या चाहिए: कई परिवार जीव विज्ञान के लिए कोचिंग का बैच रखते हैं और अपना टीचर सिर्फ़ भौतिकी या कार्बनिक रसायन के लिए लेते हैं। पहले संदेश में यही लिखिए, अध्यायों के नाम दीजिए, और ऐसी योजना माँगिए जो मई से कुछ हफ़्ते पहले पूरी हो।",
    ],
    cuet: [
      "CUET UG दिल्ली विश्वविद्यालय, JNU, जामिया और ज़्यादातर केंद्रीय विश्वविद्यालयों का रास्ता है। छात्र पाँच तक पर्चे चुनता है, भाषाएँ, बारहवीं के विषय और एक सामान्य परीक्षा; हर पर्चे में कंप्यूटर पर एक घंटे में पचास सवाल, सही पर पाँच अंक और ग़लत पर एक की कटौती।",
      "पर्चों का चुनाव आख़िरी महीने के अभ्यास से ज़्यादा तय करता है: एक कॉलेज का कोर्स गणित माँगता है, दूसरे का कोई भी तीन विषय। दिसंबर में, जब फ़ॉर्म खुला भी नहीं होता, जोड़ी लिख लीजिए, और फ़रवरी तक बोर्ड और प्रवेश दोनों NCERT के उन्हीं अध्यायों से पढ़िए।",
      "पाँचों पर्चे एक टीचर कम ही पढ़ाते हैं। ऐसा टीचर खोजिए जो सबसे कमज़ोर विषय को अंत तक ले जाए, और सामान्य परीक्षा, यानी छोटी ख़बरें और तेज़ हिसाब, ज़्यादातर दिन घर पर आधा घंटा कीजिए।",
    ],
    upsc: [
      "सिविल सेवा परीक्षा साल भर में तीन चरणों में होती है: सामान्य अध्ययन और CSAT की प्रारंभिक परीक्षा, नौ लिखित पर्चे, जिनमें दो बस पास करने होते हैं, और साक्षात्कार। इसमें 21 साल की उम्र से स्नातक बैठते हैं, और प्रयासों की गिनती तय है।",
      "पहले अख़बार से आख़िरी पर्चे तक दो साल आम हैं। वैकल्पिक विषय पहले तीन महीनों में तय हो जाए, उत्तर लिखना दूसरी छमाही के शुरू से चले, और CSAT क़िस्मत पर न छूटे, क्योंकि उसमें कम से कम एक तिहाई अंक चाहिए।",
      "अपना मार्गदर्शक असल में एक ईमानदार पाठक देता है। पूछिए कि लिखा हुआ उत्तर कितने दिन में लौटता है, टिप्पणी ढाँचे पर होती है या सिर्फ़ लिखावट पर, और समय आने पर अभ्यास का साक्षात्कार कौन लेगा।",
    ],
    ssc: [
      "SSC एक नाम के नीचे कई परीक्षाएँ हैं: स्नातकों के लिए CGL, बारहवीं के बाद CHSL, दसवीं के बाद MTS और GD। पहला चरण कंप्यूटर पर लगभग एक घंटे का है, रीज़निंग, सामान्य जानकारी, अंकगणित और अंग्रेज़ी के साथ, और ग़लत उत्तर पर अंक का एक हिस्सा कटता है।",
      "यही चार खंड हर परीक्षा में लौटते हैं, इसलिए एक तैयारी साल के दो-तीन फ़ॉर्म में काम आती है। जिसकी दसवीं की गणित पक्की है उसे तीन से छह महीने काफ़ी हैं; जिसकी नहीं, वह किसी मॉक से पहले प्रतिशत, अनुपात और औसत से शुरू करे।",
      "ट्रायल में किसी मॉक टेस्ट का अंक-पत्र साथ लाइए। SSC का अच्छा टीचर अंकों के साथ मिनट भी देखता है, बताता है कि कौन-से सवाल छोड़ देने हैं, और जहाँ पद माँगता है वहाँ टाइपिंग या लिखित अभ्यास भी देता है।",
    ],
    banking: [
      "IBPS और स्टेट बैंक अपने क्लर्क और अधिकारी कंप्यूटर की दो परीक्षाओं से चुनते हैं: एक घंटे की प्रारंभिक, जिसमें अंग्रेज़ी, मात्रात्मक योग्यता और रीज़निंग को बीस-बीस मिनट मिलते हैं, और बैंकिंग जानकारी वाली लंबी मुख्य परीक्षा। अधिकारियों का साक्षात्कार भी होता है, और हर ग़लत उत्तर पर चौथाई अंक जाता है।",
      "PO, क्लर्क और ग्रामीण बैंकों की सूचनाएँ गर्मी से सर्दी तक एक के बाद एक आती हैं, इसलिए जो अगस्त में तैयार है वह चार में बैठ सकता है। पहेलियाँ और बैठने की व्यवस्था वाले सवाल दो महीने रोज़ करने पर ही तेज़ होते हैं।",
      "टीचर से कहिए कि एक खंड में घड़ी चलाकर उम्मीदवार के साथ बैठें। क्या छोड़ना है, किस क्रम में, और एक पहेली को कितनी देर देनी है, यह इसी तरह सीखा जाता है, किताब से मुश्किल से।",
    ],
    ca_foundation: [
      "CA Foundation चार्टर्ड अकाउंटेंट्स संस्थान के तीन स्तरों में पहला है, बारहवीं के बाद खुलता है और साल में तीन बार होता है। लेखांकन और व्यापार क़ानून लिखने होते हैं; मात्रात्मक योग्यता और अर्थशास्त्र में निशान लगाना होता है। हर पर्चे में चालीस और कुल मिलाकर आधे अंक चाहिए।",
      "पंजीकरण पर्चों से क़रीब चार महीने पहले हो चुका हो, और वह दसवीं के बाद भी किया जा सकता है। कॉमर्स के छात्र लेखांकन और अर्थशास्त्र कुछ जानते ही हैं; जो विज्ञान से आते हैं उन्हें पहले छह हफ़्ते सिर्फ़ जर्नल प्रविष्टियों के लिए चाहिए।",
      "जो रह जाते हैं उनमें से कई एक ही पर्चे में कुछ अंकों से रहते हैं। इसलिए ठीक उसी पर्चे का टीचर चुनिए: पूरी कार्य-टिप्पणियों के साथ लेखांकन, या घड़ी के साथ गणित और सांख्यिकी; और हर टेस्ट वैसे ही क़दम-क़दम पर जँचे जैसे संस्थान जाँचता है।",
    ],
  },
  ur: {
    jee: [
      "JEE Main کمپیوٹر پر تین گھنٹے کا امتحان ہے جس میں فزکس، کیمسٹری اور ریاضی برابر حصے میں آتے ہیں: درست جواب کے چار نمبر، غلط پر ایک نمبر کٹتا ہے۔ اسی سے NIT اور IIIT کے دروازے کھلتے ہیں، اور اونچی رینک والے JEE Advanced میں بیٹھ سکتے ہیں، جس کے ایک ہی دن کے دو پرچے IIT تک لے جاتے ہیں۔",
      "زیادہ تر خاندان گیارہویں میں شروع کرتے ہیں۔ میکانیات، کیمیائی بندھن اور کیلکولس تقریباً ہر پرچے میں لوٹتے ہیں، اس لیے وہاں چھوٹا باب اگلے سے پہلے درست کر لینا اچھا ہے؛ بارہویں میں سردیوں تک نصاب پورا ہو اور پھر گھڑی رکھ کر پورے پرچے ہوں۔",
      "آزمائشی سبق میں استاد کو وہی سوال دیجیے جو بچے سے پچھلے ہفتے غلط ہوا۔ جو پہلے طالب علم کا اپنا پہلا قدم پوچھے اور دیکھے کہ وہ کہاں بھٹکا، وہ بورڈ پر تیز حل لکھ دینے والے سے زیادہ کام آئے گا۔",
    ],
    neet: [
      "NEET UG سال میں ایک بار ہوتا ہے، قلم اور جوابی شیٹ پر، عام طور پر مئی کے کسی اتوار کو: تین گھنٹے میں 180 سوال، آدھے حیاتیات کے، ایک ایک چوتھائی فزکس اور کیمسٹری کے۔ درست جواب کے چار نمبر ملتے ہیں، غلط پر ایک کٹتا ہے، اور اسی نتیجے سے پورے بھارت میں MBBS، BDS اور آیوش کی نشستیں ملتی ہیں۔",
      "حیاتیات کا تقریباً ہر سوال گیارہویں بارہویں کی NCERT کی کسی سطر یا تصویر تک پہنچتا ہے۔ سردیوں سے پہلے دونوں کتابیں دو بار آہستہ آہستہ پڑھیے، فزکس کے سوال ہفتے کے ہر دن کیجیے، اور آخری دو مہینے پورے پرچے اصل وقت پر، یعنی دوپہر دو بجے سے۔",
      "پہلے طے کیجیے کہ کیا چاہیے: کئی خاندان حیاتیات کے لیے کوچنگ کا بیچ رکھتے ہیں اور اپنا استاد صرف فزکس یا نامیاتی کیمسٹری کے لیے لیتے ہیں۔ پہلے پیغام میں یہی لکھیے، ابواب کے نام دیجیے، اور ایسا منصوبہ مانگیے جو مئی سے کچھ ہفتے پہلے پورا ہو۔",
    ],
    cuet: [
      "CUET UG دہلی یونیورسٹی، JNU، جامعہ اور زیادہ تر مرکزی یونیورسٹیوں کا راستہ ہے۔ طالب علم پانچ تک پرچے چنتا ہے، زبانیں، بارہویں کے مضمون اور ایک عام امتحان؛ ہر پرچے میں کمپیوٹر پر ایک گھنٹے میں پچاس سوال، درست پر پانچ نمبر اور غلط پر ایک کی کٹوتی۔",
      "پرچوں کا انتخاب آخری مہینے کی مشق سے زیادہ طے کرتا ہے: ایک کالج کا کورس ریاضی مانگتا ہے، دوسرے کا کوئی بھی تین مضمون۔ دسمبر میں، جب فارم کھلا بھی نہیں ہوتا، اپنی ترکیب لکھ لیجیے، اور فروری تک بورڈ اور داخلہ دونوں NCERT کے انہی ابواب سے پڑھیے۔",
      "پانچوں پرچے ایک استاد کم ہی پڑھاتے ہیں۔ ایسا استاد تلاش کیجیے جو سب سے کمزور مضمون کو آخر تک لے جائے، اور عام امتحان، یعنی چھوٹی خبریں اور تیز حساب، زیادہ تر دن گھر پر آدھا گھنٹہ کیجیے۔",
    ],
    upsc: [
      "سول سروسز کا امتحان سال بھر میں تین مرحلوں میں ہوتا ہے: جنرل اسٹڈیز اور CSAT کا ابتدائی امتحان، نو تحریری پرچے، جن میں دو بس پاس کرنے ہوتے ہیں، اور انٹرویو۔ اس میں 21 سال کی عمر سے گریجویٹ بیٹھتے ہیں، اور کوششوں کی گنتی مقرر ہے۔",
      "پہلے اخبار سے آخری پرچے تک دو سال عام ہیں۔ اختیاری مضمون پہلے تین مہینوں میں طے ہو جائے، جواب لکھنا دوسری ششماہی کے شروع سے چلے، اور CSAT قسمت پر نہ چھوٹے، کیونکہ اس میں کم از کم ایک تہائی نمبر چاہئیں۔",
      "اپنا رہنما اصل میں ایک ایماندار قاری دیتا ہے۔ پوچھیے کہ لکھا ہوا جواب کتنے دن میں لوٹتا ہے، رائے ڈھانچے پر ہوتی ہے یا صرف لکھائی پر، اور وقت آنے پر مشق کا انٹرویو کون لے گا۔",
    ],
    ssc: [
      "SSC ایک نام کے نیچے کئی امتحان ہیں: گریجویٹ کے لیے CGL، بارہویں کے بعد CHSL، دسویں کے بعد MTS اور GD۔ پہلا مرحلہ کمپیوٹر پر لگ بھگ ایک گھنٹے کا ہے، ریزننگ، عام معلومات، حساب اور انگریزی کے ساتھ، اور غلط جواب پر نمبر کا ایک حصہ کٹتا ہے۔",
      "یہی چار حصے ہر امتحان میں لوٹتے ہیں، اس لیے ایک تیاری سال کے دو تین فارم میں کام آتی ہے۔ جس کی دسویں کی ریاضی پکی ہے اسے تین سے چھ مہینے کافی ہیں؛ جس کی نہیں، وہ کسی موک سے پہلے فیصد، تناسب اور اوسط سے شروع کرے۔",
      "آزمائشی سبق میں کسی موک ٹیسٹ کا نتیجہ ساتھ لائیے۔ SSC کا اچھا استاد نمبروں کے ساتھ منٹ بھی دیکھتا ہے، بتاتا ہے کہ کون سے سوال چھوڑ دینے ہیں، اور جہاں عہدہ مانگتا ہے وہاں ٹائپنگ یا تحریری مشق بھی دیتا ہے۔",
    ],
    banking: [
      "IBPS اور اسٹیٹ بینک اپنے کلرک اور افسر کمپیوٹر کے دو امتحانوں سے چنتے ہیں: ایک گھنٹے کا ابتدائی، جس میں انگریزی، مقداری صلاحیت اور ریزننگ کو بیس بیس منٹ ملتے ہیں، اور بینکنگ کی معلومات والا لمبا مرکزی امتحان۔ افسروں کا انٹرویو بھی ہوتا ہے، اور ہر غلط جواب پر چوتھائی نمبر جاتا ہے۔",
      "PO، کلرک اور دیہی بینکوں کے اعلان گرمی سے سردی تک ایک کے بعد ایک آتے ہیں، اس لیے جو اگست میں تیار ہے وہ چار میں بیٹھ سکتا ہے۔ پہیلیاں اور بیٹھنے کی ترتیب والے سوال دو مہینے روز کرنے پر ہی تیز ہوتے ہیں۔",
      "استاد سے کہیے کہ ایک حصے میں گھڑی چلا کر امیدوار کے ساتھ بیٹھیں۔ کیا چھوڑنا ہے، کس ترتیب میں، اور ایک پہیلی کو کتنی دیر دینی ہے، یہ اسی طرح سیکھا جاتا ہے، کتاب سے مشکل سے۔",
    ],
    ca_foundation: [
      "CA Foundation چارٹرڈ اکاؤنٹنٹس کے ادارے کے تین درجوں میں پہلا ہے، بارہویں کے بعد کھلتا ہے اور سال میں تین بار ہوتا ہے۔ اکاؤنٹنگ اور کاروباری قانون لکھنے ہوتے ہیں؛ مقداری صلاحیت اور معاشیات میں نشان لگانا ہوتا ہے۔ ہر پرچے میں چالیس اور کل ملا کر آدھے نمبر چاہئیں۔",
      "رجسٹریشن پرچوں سے تقریباً چار مہینے پہلے ہو چکا ہو، اور وہ دسویں کے بعد بھی کیا جا سکتا ہے۔ کامرس کے طلبہ اکاؤنٹنگ اور معاشیات کچھ جانتے ہی ہیں؛ جو سائنس سے آتے ہیں انہیں پہلے چھ ہفتے صرف جرنل اندراجات کے لیے چاہئیں۔",
      "جو رہ جاتے ہیں ان میں سے کئی ایک ہی پرچے میں کچھ نمبروں سے رہتے ہیں۔ اس لیے ٹھیک اسی پرچے کا استاد چنیے: پورے حساب کے ساتھ اکاؤنٹنگ، یا گھڑی کے ساتھ ریاضی اور شماریات؛ اور ہر ٹیسٹ ویسے ہی قدم بہ قدم جانچا جائے جیسے ادارہ جانچتا ہے۔",
    ],
  },
};
