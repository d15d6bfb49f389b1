/** Of each class: what is special about the year, and what to ask a teacher for it. */
import type { Language, SchoolClass } from "#contract/vocabulary.ts";

type ClassPieces = readonly [year: string, ask: string, home: string];

export const classPieces: Record<Language, Record<SchoolClass, ClassPieces>> = {
  en: {
    nursery: [
      "A nursery child needs no tuition in the usual sense; a patient adult who plays, sings and names things is plenty.",
      "Ask how long the child is expected to sit: for a three-year-old twenty minutes in one place is already an achievement.",
      "Beads, dough and thick crayons prepare the fingers for writing better than any copybook.",
    ],
    kg: [
      "In KG letters and numbers appear for the first time, and reversed b and d are normal for many more months.",
      "Ask for play with sounds before spelling, because children who hear syllables read sooner.",
      "A picture book at bedtime, the finger under the line, is the lesson that carries all others.",
    ],
    "1": [
      "Class 1 is the year of reading: whoever decodes small words by winter follows every subject with ease.",
      "Ask whether the tutor listens to the child read aloud each time instead of reading for it.",
      "Counting coins, stairs and rotis together makes the first sums something one can hold.",
    ],
    "2": [
      "In class 2 carrying and borrowing enter the sums while sentences grow longer, so confidence matters more than speed.",
      "Ask how mistakes are corrected; a cross on the page helps less than doing the sum again with sticks.",
      "Let the child write the shopping list; spelling improves when somebody will really read it.",
    ],
    "3": [
      "Class 3 brings tables of multiplication and the first real tests, and with them the first fear of maths.",
      "Ask for tables in patterns and games, two or three a month, rather than all by a certain date.",
      "A small globe and questions about yesterday's weather make environmental studies a conversation.",
    ],
    "4": [
      "By class 4 homework arrives in five subjects and a child must learn to plan an evening.",
      "Ask the tutor to teach the use of the school diary, and to leave one piece of work for the child alone.",
      "Fractions are best met while cutting a paratha into halves and quarters.",
    ],
    "5": [
      "Class 5 closes primary school: long division, paragraphs and decimals should be safe before the larger school begins.",
      "Ask for a diagnosis in writing at the start, since gaps hidden now cost double in class 6.",
      "Reading one chapter book a month prepares for the thicker texts that follow.",
    ],
    "6": [
      "With class 6 come many teachers, new subjects such as Sanskrit or French, and integers that go below zero.",
      "Ask if a single tutor will cover all of it or whether maths and science deserve a person of their own.",
      "Let the pupil pack the bag and keep the timetable; parents step back one pace this year.",
    ],
    "7": [
      "Class 7 looks quiet between two steps and is therefore the best year to repair algebra and grammar.",
      "Ask for one weak topic a month to be finished for good rather than a race with the school.",
      "Twelve-year-olds argue; let them explain the sum to you and be contradicted by you.",
    ],
    "8": [
      "In class 8 the foundation for boards is poured: linear equations, force and friction, cells, and long answers.",
      "Ask whether work goes ahead of school by a week, so that the classroom becomes revision.",
      "It is the time to find out which subject is loved, before streams are discussed at every family dinner.",
    ],
    "9": [
      "Class 9 is a jump in level that surprises good students; many slip in the first term and recover once they find a method.",
      "Ask how the tutor will treat the first poor result, and whether polynomials and motion are begun before June ends.",
      "Half of what class 10 asks is understood, or not, in this year; skipping it for the sake of boards does not work.",
    ],
    "10": [
      "Class 10 ends with the first board examination; in CBSE schools the papers usually begin in the middle of February.",
      "Ask for a calendar from today to the pre-boards, with the syllabus done by November and papers after that.",
      "Sleep, one weekly day without tests and the phone in another room are part of the timetable.",
    ],
    "11": [
      "Class 11 changes subjects and depth at once, and its marks count for nothing public, which is why it is neglected.",
      "Ask the teacher which three chapters of this year return in class 12 and in entrance tests, and begin there.",
      "Choosing a tutor in the first month saves the panic of choosing one before the half-yearly.",
    ],
    "12": [
      "In class 12 practicals, projects, boards and entrance forms arrive together between December and May.",
      "Ask how the tutor shares the week between board answers, which are written, and entrance questions, which are ticked.",
      "Ten past papers in examination hours, marked with the official scheme, show the truth in time to act.",
    ],
    college: [
      "College students search a tutor for one paper, often statistics, accounts or programming, and rarely for a whole year.",
      "Ask whether the teacher has read your university's syllabus and last years' papers, as the same title means different things.",
      "Lessons every second week with problems in between respect both the budget and the timetable of a degree.",
    ],
    competitive: [
      "Competitive examinations are won by method and stamina: a plan, a log of errors, and mock tests taken seriously.",
      "Ask which examination the mentor has prepared others for, and what changed in its pattern lately.",
      "A fixed start at the same hour each morning outlives every burst of motivation.",
    ],
  },
  hi: {
    nursery: [
      "नर्सरी के बच्चे को आम ट्यूशन नहीं चाहिए; एक धीरज वाला बड़ा जो खेले, गाए और चीज़ों के नाम बताए, काफ़ी है।",
      "पूछिए कि बच्चे से कितनी देर बैठने की उम्मीद है: तीन साल की उम्र में एक जगह बीस मिनट भी बड़ी बात है।",
      "मोती, आटा और मोटे रंग उँगलियों को लिखने के लिए किसी भी कॉपी से बेहतर तैयार करते हैं।",
    ],
    kg: [
      "केजी में अक्षर और अंक पहली बार आते हैं, और b-d का उलटा लिखना कई महीनों तक सामान्य है।",
      "वर्तनी से पहले आवाज़ों के खेल माँगिए, क्योंकि जो बच्चे ध्वनियाँ सुनते हैं वे जल्दी पढ़ते हैं।",
      "सोते समय चित्रों वाली किताब, पंक्ति के नीचे उँगली: यही वह पाठ है जो बाक़ी सबको उठाता है।",
    ],
    "1": [
      "पहली कक्षा पढ़ना सीखने का साल है: जो सर्दियों तक छोटे शब्द जोड़ ले, वह हर विषय आराम से पकड़ता है।",
      "पूछिए कि क्या टीचर हर बार बच्चे से ज़ोर से पढ़वाते हैं, उसके बदले ख़ुद नहीं पढ़ते।",
      "सिक्के, सीढ़ियाँ और रोटियाँ साथ गिनना पहले जोड़ को हाथ में पकड़ने लायक़ बना देता है।",
    ],
    "2": [
      "दूसरी में हासिल और उधार के सवाल आते हैं और वाक्य लंबे होते हैं, इसलिए रफ़्तार से ज़्यादा भरोसा ज़रूरी है।",
      "पूछिए कि ग़लती कैसे सुधारी जाती है; पन्ने पर काटे के निशान से बेहतर है तीलियों से सवाल दोबारा करना।",
      "बाज़ार की सूची बच्चे से लिखवाइए; वर्तनी तब सुधरती है जब कोई सचमुच पढ़ने वाला हो।",
    ],
    "3": [
      "तीसरी कक्षा पहाड़े और पहली असली परीक्षाएँ लाती है, और उनके साथ गणित का पहला डर।",
      "पहाड़े क्रम और खेल से माँगिए, महीने में दो-तीन, न कि सब किसी एक तारीख़ तक।",
      "छोटा ग्लोब और कल के मौसम के सवाल पर्यावरण अध्ययन को बातचीत बना देते हैं।",
    ],
    "4": [
      "चौथी तक होमवर्क पाँच विषयों में आने लगता है और बच्चे को शाम की योजना बनाना सीखना होता है।",
      "टीचर से कहिए कि स्कूल डायरी का उपयोग सिखाएँ और एक काम बच्चे के अकेले करने को छोड़ दें।",
      "भिन्न सबसे अच्छी तरह पराठे को आधा और चौथाई काटते हुए समझ आती है।",
    ],
    "5": [
      "पाँचवीं प्राइमरी को पूरा करती है: लंबा भाग, अनुच्छेद और दशमलव बड़े स्कूल से पहले पक्के होने चाहिए।",
      "शुरू में लिखित जाँच माँगिए, क्योंकि अभी छिपी कमी छठी में दोगुनी महँगी पड़ती है।",
      "महीने में एक पूरी कहानी की किताब आगे की मोटी किताबों के लिए तैयार करती है।",
    ],
    "6": [
      "छठी के साथ कई टीचर, संस्कृत या फ़्रेंच जैसे नए विषय और शून्य से नीचे जाने वाले पूर्णांक आते हैं।",
      "पूछिए कि एक ही टीचर सब सँभालेंगे या गणित और विज्ञान के लिए अलग व्यक्ति बेहतर होगा।",
      "बस्ता और समय-सारिणी बच्चा ख़ुद सँभाले; इस साल माता-पिता एक क़दम पीछे हटें।",
    ],
    "7": [
      "सातवीं दो सीढ़ियों के बीच शांत दिखती है, इसीलिए बीजगणित और व्याकरण सुधारने का सबसे अच्छा साल है।",
      "स्कूल से दौड़ के बजाय महीने में एक कमज़ोर विषय हमेशा के लिए पूरा करने को कहिए।",
      "बारह साल के बच्चे बहस करते हैं; उन्हें सवाल आपको समझाने दीजिए और बीच में टोकिए भी।",
    ],
    "8": [
      "आठवीं में बोर्ड की नींव पड़ती है: रैखिक समीकरण, बल और घर्षण, कोशिका, और लंबे उत्तर।",
      "पूछिए कि क्या काम स्कूल से एक हफ़्ता आगे चलता है, ताकि कक्षा दोहराना बन जाए।",
      "यही समय है पता करने का कि कौन-सा विषय प्यारा है, इससे पहले कि हर दावत में स्ट्रीम की बात हो।",
    ],
    "9": [
      "नौवीं की छलाँग अच्छे छात्रों को भी चौंकाती है; कई पहले सत्र में फिसलते हैं और तरीक़ा मिलते ही सँभल जाते हैं।",
      "पूछिए कि पहले ख़राब नतीजे पर टीचर क्या करेंगे और क्या बहुपद और गति जून से पहले शुरू हो जाएँगे।",
      "दसवीं जो पूछती है उसका आधा इसी साल समझ आता है या नहीं आता; बोर्ड के नाम पर इसे छोड़ना काम नहीं करता।",
    ],
    "10": [
      "दसवीं पहली बोर्ड परीक्षा पर ख़त्म होती है; CBSE के पर्चे आम तौर पर फ़रवरी के बीच से शुरू होते हैं।",
      "आज से प्री-बोर्ड तक का कैलेंडर माँगिए, जिसमें सिलेबस नवंबर तक पूरा हो और फिर पर्चे।",
      "नींद, हफ़्ते में एक दिन बिना टेस्ट और दूसरे कमरे में रखा फ़ोन भी समय-सारिणी का हिस्सा हैं।",
    ],
    "11": [
      "ग्यारहवीं विषय और गहराई एक साथ बदलती है, और इसके अंक बाहर कहीं नहीं गिने जाते, इसलिए अनदेखी होती है।",
      "टीचर से पूछिए कि इस साल के कौन-से तीन अध्याय बारहवीं और प्रवेश परीक्षाओं में लौटते हैं, और वहीं से शुरू कीजिए।",
      "पहले महीने में टीचर चुन लेना छमाही से पहले की घबराहट बचा लेता है।",
    ],
    "12": [
      "बारहवीं में प्रैक्टिकल, प्रोजेक्ट, बोर्ड और प्रवेश के फ़ॉर्म दिसंबर से मई के बीच साथ आते हैं।",
      "पूछिए कि हफ़्ता बोर्ड के लिखे जाने वाले उत्तरों और प्रवेश के निशान लगाने वाले सवालों में कैसे बँटेगा।",
      "परीक्षा के समय पर हल किए दस पुराने पर्चे, आधिकारिक योजना से जाँचे हुए, समय रहते सच दिखा देते हैं।",
    ],
    college: [
      "कॉलेज के छात्र एक ही पर्चे के लिए टीचर खोजते हैं, अक्सर सांख्यिकी, लेखा या प्रोग्रामिंग, पूरे साल के लिए कम।",
      "पूछिए कि टीचर ने आपके विश्वविद्यालय का सिलेबस और पिछले पर्चे देखे हैं या नहीं; एक ही नाम का मतलब अलग होता है।",
      "हर दूसरे हफ़्ते पाठ और बीच में सवाल: यह जेब और डिग्री की समय-सारिणी, दोनों का ख़याल रखता है।",
    ],
    competitive: [
      "प्रतियोगी परीक्षाएँ तरीक़े और दम से जीती जाती हैं: योजना, ग़लतियों का हिसाब, और गंभीरता से दिए मॉक टेस्ट।",
      "पूछिए कि मार्गदर्शक ने औरों को किस परीक्षा के लिए तैयार किया और उसके ढाँचे में हाल में क्या बदला।",
      "हर सुबह एक ही समय पर शुरुआत जोश के हर झोंके से ज़्यादा टिकती है।",
    ],
  },
  ur: {
    nursery: [
      "نرسری کے بچے کو عام ٹیوشن نہیں چاہیے؛ ایک صبر والا بڑا جو کھیلے، گائے اور چیزوں کے نام بتائے، کافی ہے۔",
      "پوچھیے کہ بچے سے کتنی دیر بیٹھنے کی امید ہے: تین سال کی عمر میں ایک جگہ بیس منٹ بھی بڑی بات ہے۔",
      "موتی، آٹا اور موٹے رنگ انگلیوں کو لکھنے کے لیے کسی بھی کاپی سے بہتر تیار کرتے ہیں۔",
    ],
    kg: [
      "کے جی میں حروف اور ہندسے پہلی بار آتے ہیں، اور b اور d کا الٹا لکھنا کئی مہینوں تک معمول کی بات ہے۔",
      "ہجے سے پہلے آوازوں کے کھیل مانگیے، کیونکہ جو بچے آوازیں سنتے ہیں وہ جلد پڑھتے ہیں۔",
      "سوتے وقت تصویروں والی کتاب، سطر کے نیچے انگلی: یہی وہ سبق ہے جو باقی سب کو اٹھاتا ہے۔",
    ],
    "1": [
      "پہلی جماعت پڑھنا سیکھنے کا سال ہے: جو سردیوں تک چھوٹے لفظ جوڑ لے وہ ہر مضمون آرام سے پکڑتا ہے۔",
      "پوچھیے کہ کیا استاد ہر بار بچے سے بلند آواز میں پڑھواتے ہیں، اس کی جگہ خود نہیں پڑھتے۔",
      "سکے، سیڑھیاں اور روٹیاں ساتھ گننا پہلی جمع کو ہاتھ میں پکڑنے لائق بنا دیتا ہے۔",
    ],
    "2": [
      "دوسری میں حاصل اور ادھار کے سوال آتے ہیں اور جملے لمبے ہوتے ہیں، اس لیے رفتار سے زیادہ اعتماد ضروری ہے۔",
      "پوچھیے کہ غلطی کیسے درست کی جاتی ہے؛ صفحے پر کاٹے کے نشان سے بہتر ہے تیلیوں سے سوال دوبارہ کرنا۔",
      "بازار کی فہرست بچے سے لکھوائیے؛ املا تب سدھرتی ہے جب کوئی سچ مچ پڑھنے والا ہو۔",
    ],
    "3": [
      "تیسری جماعت پہاڑے اور پہلے اصلی امتحان لاتی ہے، اور ان کے ساتھ ریاضی کا پہلا ڈر۔",
      "پہاڑے ترتیب اور کھیل سے مانگیے، مہینے میں دو تین، نہ کہ سب کسی ایک تاریخ تک۔",
      "چھوٹا گلوب اور کل کے موسم کے سوال ماحولیات کو بات چیت بنا دیتے ہیں۔",
    ],
    "4": [
      "چوتھی تک ہوم ورک پانچ مضامین میں آنے لگتا ہے اور بچے کو شام کا منصوبہ بنانا سیکھنا ہوتا ہے۔",
      "استاد سے کہیے کہ اسکول ڈائری کا استعمال سکھائیں اور ایک کام بچے کے اکیلے کرنے کو چھوڑ دیں۔",
      "کسر سب سے اچھی طرح پراٹھے کو آدھا اور چوتھائی کاٹتے ہوئے سمجھ آتی ہے۔",
    ],
    "5": [
      "پانچویں پرائمری کو مکمل کرتی ہے: لمبی تقسیم، پیراگراف اور اعشاریہ بڑے اسکول سے پہلے پکے ہونے چاہئیں۔",
      "شروع میں تحریری جانچ مانگیے، کیونکہ ابھی چھپی کمی چھٹی میں دگنی مہنگی پڑتی ہے۔",
      "مہینے میں ایک پوری کہانی کی کتاب آگے کی موٹی کتابوں کے لیے تیار کرتی ہے۔",
    ],
    "6": [
      "چھٹی کے ساتھ کئی استاد، سنسکرت یا فرانسیسی جیسے نئے مضمون اور صفر سے نیچے جانے والے اعداد آتے ہیں۔",
      "پوچھیے کہ ایک ہی استاد سب سنبھالیں گے یا ریاضی اور سائنس کے لیے الگ فرد بہتر ہوگا۔",
      "بستہ اور وقت کا نقشہ بچہ خود سنبھالے؛ اس سال والدین ایک قدم پیچھے ہٹیں۔",
    ],
    "7": [
      "ساتویں دو سیڑھیوں کے بیچ خاموش دکھتی ہے، اسی لیے الجبرا اور قواعد سدھارنے کا سب سے اچھا سال ہے۔",
      "اسکول سے دوڑ کے بجائے مہینے میں ایک کمزور موضوع ہمیشہ کے لیے پورا کرنے کو کہیے۔",
      "بارہ سال کے بچے بحث کرتے ہیں؛ انہیں سوال آپ کو سمجھانے دیجیے اور بیچ میں ٹوکیے بھی۔",
    ],
    "8": [
      "آٹھویں میں بورڈ کی بنیاد پڑتی ہے: خطی مساوات، قوت اور رگڑ، خلیہ، اور لمبے جواب۔",
      "پوچھیے کہ کیا کام اسکول سے ایک ہفتہ آگے چلتا ہے، تاکہ کلاس دہرائی بن جائے۔",
      "یہی وقت ہے معلوم کرنے کا کہ کون سا مضمون پیارا ہے، اس سے پہلے کہ ہر دعوت میں اسٹریم کی بات ہو۔",
    ],
    "9": [
      "نویں کی چھلانگ اچھے طلبہ کو بھی چونکاتی ہے؛ کئی پہلے سیشن میں پھسلتے ہیں اور طریقہ ملتے ہی سنبھل جاتے ہیں۔",
      "پوچھیے کہ پہلے خراب نتیجے پر استاد کیا کریں گے اور کیا کثیر رقمی اور حرکت جون سے پہلے شروع ہو جائیں گے۔",
      "دسویں جو پوچھتی ہے اس کا آدھا اسی سال سمجھ آتا ہے یا نہیں آتا؛ بورڈ کے نام پر اسے چھوڑنا کام نہیں کرتا۔",
    ],
    "10": [
      "دسویں پہلے بورڈ امتحان پر ختم ہوتی ہے؛ CBSE کے پرچے عام طور پر فروری کے بیچ سے شروع ہوتے ہیں۔",
      "آج سے پری بورڈ تک کا کیلنڈر مانگیے، جس میں نصاب نومبر تک پورا ہو اور پھر پرچے۔",
      "نیند، ہفتے میں ایک دن بغیر ٹیسٹ اور دوسرے کمرے میں رکھا فون بھی وقت کے نقشے کا حصہ ہیں۔",
    ],
    "11": [
      "گیارہویں مضمون اور گہرائی ایک ساتھ بدلتی ہے، اور اس کے نمبر باہر کہیں نہیں گنے جاتے، اس لیے نظر انداز ہوتی ہے۔",
      "استاد سے پوچھیے کہ اس سال کے کون سے تین باب بارہویں اور داخلہ امتحانوں میں لوٹتے ہیں، اور وہیں سے شروع کیجیے۔",
      "پہلے مہینے میں استاد چن لینا ششماہی سے پہلے کی گھبراہٹ بچا لیتا ہے۔",
    ],
    "12": [
      "بارہویں میں پریکٹیکل، پروجیکٹ، بورڈ اور داخلے کے فارم دسمبر سے مئی کے بیچ ساتھ آتے ہیں۔",
      "پوچھیے کہ ہفتہ بورڈ کے لکھے جانے والے جوابوں اور داخلے کے نشان لگانے والے سوالوں میں کیسے بٹے گا۔",
      "امتحان کے وقت پر حل کیے دس پرانے پرچے، سرکاری اسکیم سے جانچے ہوئے، وقت رہتے سچ دکھا دیتے ہیں۔",
    ],
    college: [
      "کالج کے طلبہ ایک ہی پرچے کے لیے استاد ڈھونڈتے ہیں، اکثر شماریات، حساب یا پروگرامنگ، پورے سال کے لیے کم۔",
      "پوچھیے کہ استاد نے آپ کی یونیورسٹی کا نصاب اور پچھلے پرچے دیکھے ہیں یا نہیں؛ ایک ہی نام کا مطلب الگ ہوتا ہے۔",
      "ہر دوسرے ہفتے سبق اور بیچ میں سوال: یہ جیب اور ڈگری کے وقت، دونوں کا خیال رکھتا ہے۔",
    ],
    competitive: [
      "مقابلے کے امتحان طریقے اور دم سے جیتے جاتے ہیں: منصوبہ، غلطیوں کا حساب، اور سنجیدگی سے دیے فرضی امتحان۔",
      "پوچھیے کہ رہنما نے اوروں کو کس امتحان کے لیے تیار کیا اور اس کے ڈھانچے میں حال میں کیا بدلا۔",
      "ہر صبح ایک ہی وقت پر آغاز جوش کے ہر جھونکے سے زیادہ ٹکتا ہے۔",
    ],
  },
};
