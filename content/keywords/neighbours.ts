/** Of subjects mostly taught together with a related one: what is specific to this one, and which teacher to look for. */
import type { Language, Subject } from "#contract/vocabulary.ts";

type Neighbour =
  | "mathematics"
  | "science"
  | "physics"
  | "chemistry"
  | "biology"
  | "english"
  | "hindi"
  | "social_studies"
  | "history"
  | "geography"
  | "political_science"
  | "economics"
  | "accountancy"
  | "business_studies"
  | "computer_science"
  | "coding"
  | "statistics"
  | "reasoning"
  | "general_knowledge"
  | "all_subjects"
  | "spoken_english";

const neighbourWords: Record<Language, Record<Neighbour, string>> = {
  en: {
    mathematics:
      "Up to class 8 one teacher of maths is as good as another with patience; from class 9 on it matters whether algebra, geometry or statistics is the teacher's home. CBSE lets class 10 choose between basic and standard maths, and only standard keeps maths open in class 11, so settle that before the form goes in.",
    science:
      "A single science teacher is right up to class 8. In classes 9 and 10 many families keep one for physics and chemistry and read biology at home, since its chapters are long and rarely hard. Look for somebody who writes reactions and ray diagrams with the child and reads the practical file before it is handed in.",
    physics:
      "Class 11 mechanics is where marks in physics are won or lost for two years; a student who is unsure of vectors in August will be unsure of fields the year after. For boards look for a teacher who insists on derivations, for an entrance test for one who can show two ways to the same answer.",
    chemistry:
      "Physical chemistry is close to maths, organic chemistry is close to a language, and few students like both. Tell the teacher which of them is the trouble. The board practical, with salts and titration, is thirty marks that a few Saturday lessons with a home set can secure.",
    biology:
      "Genetics, human physiology and plant reproduction carry most of the weight in class 12, and drawing them ten times is how they stay. A teacher with a degree in botany or zoology is common; one who also reads your child's answers aloud and crosses out every idle word is worth more.",
    english:
      "School English is two subjects: a paper with letters, notices, reports and unseen passages, and the literature reader. Say which of them needs help. For a child of a Hindi or Urdu home, ask for lessons that begin with talking about the text and end with five written sentences.",
    hindi:
      "CBSE offers Hindi as course A and course B in classes 9 and 10; they have different books and papers, so look at the cover first. Children from English-medium schools mostly need dictation and the grammar of sandhi, samas and alankar, those from Hindi homes practice in letters and long answers.",
    social_studies:
      "Four books in one subject make social science the longest syllabus of class 10, and map work gives the easiest five marks of the paper. A good tutor turns each chapter into a page of dates, terms and causes, and lets the child retell it as a story before anything is written.",
    history:
      "History in classes 11 and 12 is read in themes, from the Harappan towns to Partition, and the paper gives a source and asks what it proves. Look for a teacher who reads old maps, paintings and letters with the student, and who marks answers by argument instead of length.",
    geography:
      "Geography is half science: climate, landforms and population need diagrams, graphs and a steady hand with the map of India. In class 12 the practical file and viva count thirty marks, so ask whether the teacher helps with data, scale and the field report as well as with the two textbooks.",
    political_science:
      "Political science lives on the newspaper: rights, parties, federalism and the world since the Cold War make sense when a student can name last week's example. Ask the teacher to begin each lesson with one headline, and to practise the six-mark answers where a cartoon or a passage must be read first. Students who think of law or the civil services gain twice, for the Constitution is learned here in its own words and comes back in every later test.",
    economics:
      "Class 11 brings statistics and class 12 the two halves of theory: national income and money on one side, Indian development on the other. Diagrams without labels and numericals without units lose most marks. A teacher who also knows the syllabus of the first year at college can tell what will be needed again.",
    accountancy:
      "Accountancy is new to everybody in class 11, so the first two months, journal, ledger and trial balance, decide the rest. In class 12 partnership and company accounts fill the paper, and cash flow closes it. Look for daily sums in the right format, corrected line by line, before any short notes.",
    business_studies:
      "Business studies is easy to read and hard to score in: the examiner looks for the exact heading, the definition and a case solved by quoting its words. Ask for practice in case studies each week, and for help with the project, which is twenty marks and due before the pre-boards.",
    computer_science:
      "In classes 11 and 12 computer science means Python, files, stacks, networks and SQL, with a practical of thirty marks on a machine. That is more than programming: the theory paper asks for outputs traced by hand. Ask which Python version and which board the teacher has taught, and see that there is a laptop for each lesson.",
    coding:
      "Coding for children has no examination behind it, so the aim is yours: games in Scratch for those of eight to eleven, Python or web pages from twelve on, an olympiad or an app later. Judge a teacher by what pupils have finished and shown, and let the child keep every project, broken ones too.",
    statistics:
      "Statistics appears in class 11 economics, in commerce degrees, in psychology and in research, and each uses other tables and software. Send the teacher your syllabus and one solved sheet first. The best lessons start from a small set of real numbers and reach the formula at the end.",
    reasoning:
      "Reasoning is asked in almost every recruitment test and in scholarship papers from class 5 up, and it is the one section without a textbook. Coding and decoding, series and blood relations come quickly; puzzles, syllogisms and data sufficiency need months. A short daily set is better than one long Sunday. Ask the teacher to have each step said aloud, because a right answer by a lucky guess teaches nothing and costs marks when the next one is wrong.",
    general_knowledge:
      "General knowledge is two things: what does not change, such as rivers, the Constitution and firsts in history, and what did in the last six months. A tutor is useful for choosing and for asking again. Look for a weekly quiz with a notebook, and one good newspaper read together.",
    all_subjects:
      "One teacher for all subjects suits children up to about class 6: somebody who knows the homework of the day, the weak spot in maths and the poem for Friday. From class 7 on see whether science and maths still get enough, and add a second teacher for one of them rather than changing both.",
    spoken_english:
      "Spoken English is learned by speaking for most of the hour, so a good lesson sounds like a conversation and hardly like a class. Say what it is for: school interviews, a job, a counter with customers. Ask for a recording in the first week and another after two months, and listen to both.",
  },
  hi: {
    mathematics:
      "आठवीं तक गणित में धीरज वाला कोई भी टीचर अच्छा है; नौवीं से फ़र्क़ पड़ता है कि उनकी पकड़ बीजगणित, ज्यामिति या सांख्यिकी में कहाँ है। CBSE दसवीं में बेसिक और स्टैंडर्ड गणित में से चुनने देता है, और ग्यारहवीं में गणित का रास्ता स्टैंडर्ड से ही खुला रहता है, इसलिए फ़ॉर्म भरने से पहले यह तय कर लीजिए।",
    science:
      "आठवीं तक विज्ञान का एक ही टीचर ठीक है। नौवीं-दसवीं में कई परिवार भौतिकी और रसायन के लिए टीचर रखते हैं और जीव विज्ञान घर पर पढ़ते हैं, क्योंकि उसके अध्याय लंबे हैं पर कम ही कठिन। ऐसा टीचर देखिए जो बच्चे के साथ अभिक्रियाएँ और किरण-चित्र बनाए और प्रैक्टिकल फ़ाइल जमा होने से पहले पढ़ ले।",
    physics:
      "ग्यारहवीं की यांत्रिकी में भौतिकी के दो साल के अंक बनते या बिगड़ते हैं; जो अगस्त में सदिश में अटका है वह अगले साल क्षेत्रों में भी अटकेगा। बोर्ड के लिए ऐसा टीचर देखिए जो व्युत्पत्ति लिखवाए, प्रवेश परीक्षा के लिए ऐसा जो एक उत्तर तक दो रास्ते दिखाए।",
    chemistry:
      "भौतिक रसायन गणित के पास है, कार्बनिक रसायन भाषा के पास, और दोनों कम ही छात्रों को भाते हैं। टीचर को बताइए कि मुश्किल कौन-सी है। बोर्ड का प्रैक्टिकल, लवण और अनुमापन के साथ, तीस अंक का है, जो शनिवार के कुछ पाठों में पक्का हो जाता है।",
    biology:
      "बारहवीं में आनुवंशिकी, मानव शरीर क्रिया और पौधों का प्रजनन सबसे ज़्यादा अंक लाते हैं, और दस बार चित्र बनाने से ही टिकते हैं। वनस्पति या प्राणि विज्ञान की डिग्री वाले टीचर बहुत हैं; जो बच्चे का उत्तर ज़ोर से पढ़कर हर फ़ालतू शब्द काट दे, वह और क़ीमती है।",
    english:
      "स्कूल की अंग्रेज़ी दो विषय हैं: पत्र, सूचना, रिपोर्ट और अपठित गद्यांश का पर्चा, और साहित्य की किताब। बताइए कि मदद किसमें चाहिए। हिंदी या उर्दू बोलने वाले घर के बच्चे के लिए ऐसे पाठ माँगिए जो पाठ पर बातचीत से शुरू हों और पाँच लिखे वाक्यों पर ख़त्म।",
    hindi:
      "CBSE नौवीं-दसवीं में हिंदी के कोर्स A और कोर्स B देता है; दोनों की किताबें और पर्चे अलग हैं, इसलिए पहले आवरण देख लीजिए। अंग्रेज़ी माध्यम के बच्चों को ज़्यादातर श्रुतलेख और संधि, समास, अलंकार का व्याकरण चाहिए, हिंदी घर के बच्चों को पत्र और लंबे उत्तरों का अभ्यास।",
    social_studies:
      "एक विषय में चार किताबें होने से सामाजिक विज्ञान दसवीं का सबसे लंबा सिलेबस है, और मानचित्र के पाँच अंक पर्चे में सबसे आसान। अच्छा ट्यूटर हर अध्याय को तारीख़ों, शब्दों और कारणों के एक पन्ने में बदलता है, और लिखने से पहले बच्चे से उसे कहानी की तरह सुनता है।",
    history:
      "ग्यारहवीं-बारहवीं का इतिहास विषयों में पढ़ा जाता है, हड़प्पा के नगरों से विभाजन तक, और पर्चा एक स्रोत देकर पूछता है कि उससे क्या सिद्ध होता है। ऐसा टीचर देखिए जो छात्र के साथ पुराने नक़्शे, चित्र और चिट्ठियाँ पढ़े और उत्तर को लंबाई से नहीं, तर्क से जाँचे।",
    geography:
      "भूगोल आधा विज्ञान है: जलवायु, भू-आकृतियाँ और जनसंख्या चित्र, ग्राफ़ और भारत के मानचित्र पर सधा हाथ माँगते हैं। बारहवीं में प्रैक्टिकल फ़ाइल और मौखिक के तीस अंक हैं, इसलिए पूछिए कि टीचर दोनों किताबों के साथ आँकड़ों, पैमाने और क्षेत्र-रिपोर्ट में भी मदद करते हैं या नहीं।",
    political_science:
      "राजनीति विज्ञान अख़बार पर जीता है: अधिकार, दल, संघवाद और शीत युद्ध के बाद की दुनिया तब समझ आती है जब छात्र पिछले हफ़्ते की मिसाल दे सके। टीचर से कहिए कि हर पाठ एक सुर्ख़ी से शुरू करें, और वे छह अंक वाले उत्तर कराएँ जिनमें पहले कार्टून या गद्यांश पढ़ना होता है। जो क़ानून या सिविल सेवा की सोचते हैं उन्हें दोहरा लाभ है, क्योंकि संविधान यहीं अपने शब्दों में सीखा जाता है और आगे की हर परीक्षा में लौटता है।",
    economics:
      "ग्यारहवीं में सांख्यिकी आती है और बारहवीं में सिद्धांत के दो हिस्से: एक ओर राष्ट्रीय आय और मुद्रा, दूसरी ओर भारत का विकास। बिना नाम के आरेख और बिना इकाई के सवाल सबसे ज़्यादा अंक खोते हैं। जो टीचर कॉलेज के पहले साल का सिलेबस भी जानते हैं, वे बता सकते हैं कि आगे क्या फिर काम आएगा।",
    accountancy:
      "लेखाशास्त्र ग्यारहवीं में सबके लिए नया है, इसलिए पहले दो महीने, जर्नल, खाता-बही और तलपट, बाक़ी सब तय करते हैं। बारहवीं में पर्चा साझेदारी और कंपनी खातों से भरता है और नक़दी प्रवाह पर ख़त्म होता है। किसी भी शॉर्ट नोट्स से पहले रोज़ सही प्रारूप में सवाल और पंक्ति-दर-पंक्ति जाँच देखिए।",
    business_studies:
      "व्यवसाय अध्ययन पढ़ने में आसान और अंक लाने में कठिन है: परीक्षक ठीक शीर्षक, परिभाषा और केस के अपने शब्दों से निकला हल देखता है। हर हफ़्ते केस स्टडी का अभ्यास माँगिए, और प्रोजेक्ट में मदद भी, जो बीस अंक का है और प्री-बोर्ड से पहले देना होता है।",
    computer_science:
      "ग्यारहवीं-बारहवीं में कंप्यूटर साइंस का मतलब है Python, फ़ाइलें, स्टैक, नेटवर्क और SQL, और मशीन पर तीस अंक का प्रैक्टिकल। यह प्रोग्रामिंग से ज़्यादा है: लिखित पर्चा हाथ से आउटपुट निकलवाता है। पूछिए कि टीचर ने कौन-सा बोर्ड और Python का कौन-सा संस्करण पढ़ाया है, और हर पाठ में लैपटॉप हो।",
    coding:
      "बच्चों की कोडिंग के पीछे कोई परीक्षा नहीं, इसलिए लक्ष्य आपका है: आठ से ग्यारह साल में Scratch के खेल, बारह से Python या वेब पन्ने, आगे ओलंपियाड या ऐप। टीचर को इससे परखिए कि उनके छात्रों ने क्या पूरा करके दिखाया है, और बच्चे का हर प्रोजेक्ट सँभालकर रखिए, टूटा हुआ भी।",
    statistics:
      "सांख्यिकी ग्यारहवीं के अर्थशास्त्र, कॉमर्स की डिग्री, मनोविज्ञान और शोध में आती है, और हर जगह तालिकाएँ और सॉफ़्टवेयर अलग हैं। टीचर को पहले अपना सिलेबस और एक हल किया पन्ना भेजिए। सबसे अच्छे पाठ असली अंकों के एक छोटे समूह से शुरू होते हैं और सूत्र तक अंत में पहुँचते हैं।",
    reasoning:
      "रीज़निंग लगभग हर भर्ती परीक्षा में और पाँचवीं से ऊपर के छात्रवृत्ति पर्चों में पूछी जाती है, और यही एक खंड है जिसकी पाठ्यपुस्तक नहीं। कोडिंग-डिकोडिंग, श्रेणी और रक्त संबंध जल्दी आ जाते हैं; पहेलियाँ, न्याय-वाक्य और आँकड़ों की पर्याप्तता महीने लेते हैं। रोज़ का छोटा सेट एक लंबे रविवार से बेहतर है। टीचर से कहिए कि हर क़दम बोलकर कराएँ, क्योंकि तुक्के से आया सही उत्तर कुछ नहीं सिखाता और अगली बार अंक कटवाता है।",
    general_knowledge:
      "सामान्य ज्ञान दो चीज़ें हैं: जो नहीं बदलता, जैसे नदियाँ, संविधान और इतिहास के प्रथम, और जो पिछले छह महीनों में बदला। टीचर चुनने और दोबारा पूछने में काम आते हैं। हर हफ़्ते की क्विज़, उसकी एक कॉपी और साथ पढ़ा गया एक अच्छा अख़बार देखिए।",
    all_subjects:
      "सब विषयों का एक टीचर लगभग छठी तक के बच्चों को ठीक बैठता है: जो आज का होमवर्क, गणित की कमज़ोरी और शुक्रवार की कविता, तीनों जानता हो। सातवीं से देखिए कि विज्ञान और गणित को अब भी पूरा समय मिलता है या नहीं, और दोनों बदलने के बजाय किसी एक के लिए दूसरा टीचर जोड़िए।",
    spoken_english:
      "बोलचाल की अंग्रेज़ी घंटे का ज़्यादातर समय बोलने से आती है, इसलिए अच्छा पाठ कक्षा कम और बातचीत ज़्यादा लगता है। बताइए कि किसलिए चाहिए: स्कूल का इंटरव्यू, नौकरी, या ग्राहकों वाला काउंटर। पहले हफ़्ते में एक रिकॉर्डिंग माँगिए और दो महीने बाद दूसरी, फिर दोनों सुनिए।",
  },
  ur: {
    mathematics:
      "آٹھویں تک ریاضی میں صبر والا کوئی بھی استاد اچھا ہے؛ نویں سے فرق پڑتا ہے کہ ان کی پکڑ الجبرا، جیومیٹری یا شماریات میں کہاں ہے۔ CBSE دسویں میں بیسک اور اسٹینڈرڈ ریاضی میں سے چننے دیتا ہے، اور گیارہویں میں ریاضی کا راستہ اسٹینڈرڈ سے ہی کھلا رہتا ہے، اس لیے فارم بھرنے سے پہلے یہ طے کر لیجیے۔",
    science:
      "آٹھویں تک سائنس کا ایک ہی استاد ٹھیک ہے۔ نویں دسویں میں کئی خاندان فزکس اور کیمسٹری کے لیے استاد رکھتے ہیں اور حیاتیات گھر پر پڑھتے ہیں، کیونکہ اس کے ابواب لمبے ہیں مگر کم ہی مشکل۔ ایسا استاد دیکھیے جو بچے کے ساتھ تعاملات اور شعاعوں کی تصویریں بنائے اور پریکٹیکل فائل جمع ہونے سے پہلے پڑھ لے۔",
    physics:
      "گیارہویں کی میکانیات میں فزکس کے دو سال کے نمبر بنتے یا بگڑتے ہیں؛ جو اگست میں ویکٹر میں اٹکا ہے وہ اگلے سال میدانوں میں بھی اٹکے گا۔ بورڈ کے لیے ایسا استاد دیکھیے جو استخراج لکھوائے، داخلہ امتحان کے لیے ایسا جو ایک جواب تک دو راستے دکھائے۔",
    chemistry:
      "طبعی کیمسٹری ریاضی کے قریب ہے، نامیاتی کیمسٹری زبان کے قریب، اور دونوں کم ہی طلبہ کو بھاتے ہیں۔ استاد کو بتائیے کہ مشکل کون سی ہے۔ بورڈ کا پریکٹیکل، نمک اور ٹائٹریشن کے ساتھ، تیس نمبر کا ہے، جو ہفتے کے دن کے چند سبقوں میں پکا ہو جاتا ہے۔",
    biology:
      "بارہویں میں جینیات، انسانی جسم کے افعال اور پودوں کی افزائش سب سے زیادہ نمبر لاتے ہیں، اور دس بار تصویر بنانے سے ہی ٹکتے ہیں۔ نباتیات یا حیوانیات کی ڈگری والے استاد بہت ہیں؛ جو بچے کا جواب بلند آواز سے پڑھ کر ہر فالتو لفظ کاٹ دے، وہ اور قیمتی ہے۔",
    english:
      "اسکول کی انگریزی دو مضمون ہیں: خط، اطلاع، رپورٹ اور ان دیکھی عبارت کا پرچہ، اور ادب کی کتاب۔ بتائیے کہ مدد کس میں چاہیے۔ اردو یا ہندی بولنے والے گھر کے بچے کے لیے ایسے سبق مانگیے جو متن پر بات چیت سے شروع ہوں اور پانچ لکھے جملوں پر ختم۔",
    hindi:
      "CBSE نویں دسویں میں ہندی کے کورس A اور کورس B دیتا ہے؛ دونوں کی کتابیں اور پرچے الگ ہیں، اس لیے پہلے سرورق دیکھ لیجیے۔ انگریزی میڈیم کے بچوں کو زیادہ تر املا اور سندھی، سماس، النکار کی قواعد چاہیے، ہندی گھر کے بچوں کو خط اور لمبے جوابوں کی مشق۔",
    social_studies:
      "ایک مضمون میں چار کتابیں ہونے سے سماجی علوم دسویں کا سب سے لمبا نصاب ہے، اور نقشے کے پانچ نمبر پرچے میں سب سے آسان۔ اچھا ٹیوٹر ہر باب کو تاریخوں، اصطلاحوں اور وجہوں کے ایک صفحے میں بدلتا ہے، اور لکھنے سے پہلے بچے سے اسے کہانی کی طرح سنتا ہے۔",
    history:
      "گیارہویں بارہویں کی تاریخ موضوعات میں پڑھی جاتی ہے، ہڑپا کے شہروں سے تقسیم تک، اور پرچہ ایک ماخذ دے کر پوچھتا ہے کہ اس سے کیا ثابت ہوتا ہے۔ ایسا استاد دیکھیے جو طالب علم کے ساتھ پرانے نقشے، تصویریں اور خط پڑھے اور جواب کو لمبائی سے نہیں، دلیل سے جانچے۔",
    geography:
      "جغرافیہ آدھی سائنس ہے: آب و ہوا، زمین کی شکلیں اور آبادی خاکے، گراف اور بھارت کے نقشے پر سدھا ہاتھ مانگتے ہیں۔ بارہویں میں پریکٹیکل فائل اور زبانی امتحان کے تیس نمبر ہیں، اس لیے پوچھیے کہ استاد دونوں کتابوں کے ساتھ اعداد، پیمانے اور میدانی رپورٹ میں بھی مدد کرتے ہیں یا نہیں۔",
    political_science:
      "سیاسیات اخبار پر جیتی ہے: حقوق، جماعتیں، وفاقیت اور سرد جنگ کے بعد کی دنیا تب سمجھ آتی ہے جب طالب علم پچھلے ہفتے کی مثال دے سکے۔ استاد سے کہیے کہ ہر سبق ایک سرخی سے شروع کریں، اور وہ چھ نمبر والے جواب کرائیں جن میں پہلے کارٹون یا عبارت پڑھنی ہوتی ہے۔ جو قانون یا سول سروسز کا سوچتے ہیں انہیں دہرا فائدہ ہے، کیونکہ آئین یہیں اپنے الفاظ میں سیکھا جاتا ہے اور آگے کے ہر امتحان میں لوٹتا ہے۔",
    economics:
      "گیارہویں میں شماریات آتی ہے اور بارہویں میں نظریے کے دو حصے: ایک طرف قومی آمدنی اور زر، دوسری طرف بھارت کی ترقی۔ بغیر نام کے خاکے اور بغیر اکائی کے سوال سب سے زیادہ نمبر کھوتے ہیں۔ جو استاد کالج کے پہلے سال کا نصاب بھی جانتے ہیں، وہ بتا سکتے ہیں کہ آگے کیا پھر کام آئے گا۔",
    accountancy:
      "اکاؤنٹنسی گیارہویں میں سب کے لیے نئی ہے، اس لیے پہلے دو مہینے، جرنل، لیجر اور ٹرائل بیلنس، باقی سب طے کرتے ہیں۔ بارہویں میں پرچہ شراکت اور کمپنی کھاتوں سے بھرتا ہے اور کیش فلو پر ختم ہوتا ہے۔ کسی بھی مختصر نوٹس سے پہلے روز درست خاکے میں سوال اور سطر بہ سطر جانچ دیکھیے۔",
    business_studies:
      "بزنس اسٹڈیز پڑھنے میں آسان اور نمبر لانے میں مشکل ہے: ممتحن ٹھیک عنوان، تعریف اور کیس کے اپنے الفاظ سے نکلا حل دیکھتا ہے۔ ہر ہفتے کیس اسٹڈی کی مشق مانگیے، اور پروجیکٹ میں مدد بھی، جو بیس نمبر کا ہے اور پری بورڈ سے پہلے دینا ہوتا ہے۔",
    computer_science:
      "گیارہویں بارہویں میں کمپیوٹر سائنس کا مطلب ہے Python، فائلیں، اسٹیک، نیٹ ورک اور SQL، اور مشین پر تیس نمبر کا پریکٹیکل۔ یہ پروگرامنگ سے زیادہ ہے: تحریری پرچہ ہاتھ سے آؤٹ پٹ نکلواتا ہے۔ پوچھیے کہ استاد نے کون سا بورڈ اور Python کا کون سا نسخہ پڑھایا ہے، اور ہر سبق میں لیپ ٹاپ ہو۔",
    coding:
      "بچوں کی کوڈنگ کے پیچھے کوئی امتحان نہیں، اس لیے مقصد آپ کا ہے: آٹھ سے گیارہ سال میں Scratch کے کھیل، بارہ سے Python یا ویب صفحے، آگے اولمپیاڈ یا ایپ۔ استاد کو اس سے پرکھیے کہ ان کے شاگردوں نے کیا پورا کر کے دکھایا ہے، اور بچے کا ہر پروجیکٹ سنبھال کر رکھیے، ٹوٹا ہوا بھی۔",
    statistics:
      "شماریات گیارہویں کی معاشیات، کامرس کی ڈگری، نفسیات اور تحقیق میں آتی ہے، اور ہر جگہ جدول اور سافٹ ویئر الگ ہیں۔ استاد کو پہلے اپنا نصاب اور ایک حل کیا ہوا صفحہ بھیجیے۔ سب سے اچھے سبق اصلی اعداد کے ایک چھوٹے مجموعے سے شروع ہوتے ہیں اور فارمولے تک آخر میں پہنچتے ہیں۔",
    reasoning:
      "ریزننگ تقریباً ہر بھرتی امتحان میں اور پانچویں سے اوپر کے وظیفے کے پرچوں میں پوچھی جاتی ہے، اور یہی ایک حصہ ہے جس کی درسی کتاب نہیں۔ کوڈنگ ڈیکوڈنگ، سلسلے اور خونی رشتے جلد آ جاتے ہیں؛ پہیلیاں، قیاس اور اعداد کی کفایت مہینے لیتے ہیں۔ روز کا چھوٹا سیٹ ایک لمبے اتوار سے بہتر ہے۔ استاد سے کہیے کہ ہر قدم بول کر کرائیں، کیونکہ تکے سے آیا درست جواب کچھ نہیں سکھاتا اور اگلی بار نمبر کٹواتا ہے۔",
    general_knowledge:
      "معلوماتِ عامہ دو چیزیں ہیں: جو نہیں بدلتا، جیسے دریا، آئین اور تاریخ کے اولین، اور جو پچھلے چھ مہینوں میں بدلا۔ استاد چننے اور دوبارہ پوچھنے میں کام آتے ہیں۔ ہر ہفتے کا کوئز، اس کی ایک کاپی اور ساتھ پڑھا گیا ایک اچھا اخبار دیکھیے۔",
    all_subjects:
      "سب مضامین کا ایک استاد تقریباً چھٹی تک کے بچوں کو ٹھیک بیٹھتا ہے: جو آج کا ہوم ورک، ریاضی کی کمزوری اور جمعے کی نظم، تینوں جانتا ہو۔ ساتویں سے دیکھیے کہ سائنس اور ریاضی کو اب بھی پورا وقت ملتا ہے یا نہیں، اور دونوں بدلنے کے بجائے کسی ایک کے لیے دوسرا استاد جوڑیے۔",
    spoken_english:
      "بول چال کی انگریزی گھنٹے کا زیادہ تر وقت بولنے سے آتی ہے، اس لیے اچھا سبق کلاس کم اور بات چیت زیادہ لگتا ہے۔ بتائیے کہ کس لیے چاہیے: اسکول کا انٹرویو، نوکری، یا گاہکوں والا کاؤنٹر۔ پہلے ہفتے میں ایک ریکارڈنگ مانگیے اور دو مہینے بعد دوسری، پھر دونوں سنیے۔",
  },
};

export function wordsAmongNeighbours(subject: Subject, language: Language): string[] {
  const found = Object.entries(neighbourWords[language]).find(([name]) => name === subject);
  return found === undefined ? [] : [found[1]];
}
