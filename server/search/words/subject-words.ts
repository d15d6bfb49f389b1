/**
 * What people type for a subject beside its names in text/: everyday words, short forms, common misspellings, in three
 * scripts and in Latin letters.
 */
import type { Subject } from "#contract/vocabulary.ts";

/** Comma lists. Typing errors of a letter or two need no entry. */
export const subjectWords: Record<Subject, string> = {
  mathematics:
    "maths, math, mathematics, mathematic, algebra, geometry, trigonometry, calculus, arithmetic, vedic maths, ganit, hisab, hisaab, hisab kitab, riyazi, riyaazi, गणित, मैथ, मैथ्स, मैथमेटिक्स, मैथेमेटिक्स, हिसाब, बीजगणित, ज्यामिति, रियाज़ी, ریاضی, میتھ, میتھس, میتھمیٹکس, حساب, الجبرا, جیومیٹری",
  science: "science, sciences, evs, environmental studies, vigyan, vigyaan, विज्ञान, साइंस, सायंस, سائنس, علوم, وگیان",
  physics:
    "physics, physic, fizics, pysics, bhautiki, bhautik vigyan, tabiyat, भौतिकी, भौतिक विज्ञान, भौतिक शास्त्र, फिजिक्स, फ़िज़िक्स, فزکس, طبیعیات, طبعیات",
  chemistry:
    "chemistry, organic chemistry, rasayan, rasayan shastra, kimiya, रसायन, रसायन विज्ञान, रसायन शास्त्र, केमिस्ट्री, کیمسٹری, کیمیا, علم کیمیا",
  biology:
    "biology, botany, zoology, jeev vigyan, jiv vigyan, hayatiyat, जीव विज्ञान, जीवविज्ञान, बायोलॉजी, बायो, वनस्पति विज्ञान, प्राणी विज्ञान, حیاتیات, بائیولوجی, بایولوجی, بیالوجی",
  english:
    "english, grammar, english grammar, literature, angrezi, angreji, angrejee, inglish, अंग्रेज़ी, अंग्रेजी, इंग्लिश, इंगलिश, अँग्रेज़ी, انگریزی, انگلش, انگلیش",
  hindi: "hindi, hindhi, hindi vyakaran, हिंदी, हिन्दी, हिंदी व्याकरण, ہندی",
  urdu: "urdu, urdo, urdoo, उर्दू, उर्दु, اردو, أردو",
  sanskrit: "sanskrit, samskrit, sanskrat, संस्कृत, سنسکرت",
  punjabi: "punjabi, panjabi, gurmukhi, पंजाबी, گرمکھی, پنجابی",
  french: "french, francais, फ्रेंच, फ़्रेंच, फ्रांसीसी, فرانسیسی, فرنچ",
  german: "german, deutsch, जर्मन, جرمن",
  social_studies:
    "social studies, social science, social sciences, sst, s.st, civics, samajik vigyan, samajik adhyayan, सामाजिक विज्ञान, सामाजिक अध्ययन, सोशल साइंस, सोशल स्टडीज़, एसएसटी, سماجی علوم, معاشرتی علوم, سوشل سائنس, سوشل اسٹڈیز",
  history: "history, itihas, itihaas, tarikh, tareekh, इतिहास, हिस्ट्री, تاریخ, ہسٹری",
  geography: "geography, geo, bhugol, bhoogol, jughrafia, भूगोल, जियोग्राफी, जुगराफ़िया, جغرافیہ, جیوگرافی",
  political_science:
    "political science, pol science, politics, polity, civics, rajniti, rajniti vigyan, rajneeti, siyasat, राजनीति, राजनीति विज्ञान, राजनीति शास्त्र, पॉलिटिकल साइंस, सियासत, سیاسیات, پولیٹیکل سائنس, علم سیاسیات",
  economics:
    "economics, economy, eco, arthshastra, arthashastra, maashiyat, अर्थशास्त्र, इकोनॉमिक्स, इकनॉमिक्स, معاشیات, اکنامکس, اقتصادیات",
  accountancy:
    "accountancy, accounts, account, accounting, accountency, commerce, tally, bahi khata, lekha, lekhashastra, लेखाशास्त्र, लेखा, अकाउंट, अकाउंट्स, अकाउंटेंसी, अकाउंटिंग, कॉमर्स, वाणिज्य, बही खाता, اکاؤنٹنسی, اکاؤنٹس, اکاؤنٹ, اکاونٹس, حساب کتاب, کامرس",
  business_studies:
    "business studies, business study, business, bst, commerce, management, vyavsay adhyayan, व्यवसाय अध्ययन, व्यवसाय, बिज़नेस, बिज़नेस स्टडीज़, कॉमर्स, वाणिज्य, بزنس, بزنس اسٹڈیز, کاروبار, کامرس",
  psychology: "psychology, psych, manovigyan, nafsiyat, मनोविज्ञान, साइकोलॉजी, नफ़सियात, نفسیات, سائیکالوجی",
  computer_science:
    "computer science, computer, computers, computer sc, cs, it, ip, informatics, informatics practices, information technology, kamputer, कंप्यूटर, कम्प्यूटर, कंप्यूटर विज्ञान, कंप्यूटर साइंस, संगणक, کمپیوٹر, کمپیوٹر سائنس",
  coding:
    "coding, programming, python, java, c++, scratch, html, web development, app development, robotics, कोडिंग, प्रोग्रामिंग, पाइथन, کوڈنگ, پروگرامنگ, پائتھن",
  statistics: "statistics, stats, stat, sankhyiki, सांख्यिकी, स्टैटिस्टिक्स, شماریات",
  reasoning:
    "reasoning, logical reasoning, aptitude, mental ability, olympiad, tarkshakti, रीज़निंग, तर्कशक्ति, ریزننگ, استدلال",
  general_knowledge:
    "general knowledge, gk, g.k, current affairs, samanya gyan, सामान्य ज्ञान, जीके, करंट अफेयर्स, معلومات عامہ, معلوماتِ عامہ, جنرل نالج",
  all_subjects:
    "all subjects, all subject, every subject, sab vishay, sabhi vishay, sare subject, सभी विषय, सारे विषय, सब विषय, सब सब्जेक्ट, تمام مضامین, سب مضامین, سارے مضامین",
  spoken_english:
    "spoken english, english speaking, ielts, toefl, communication, communication skills, personality development, angrezi bolna, इंग्लिश स्पीकिंग, स्पोकन इंग्लिश, अंग्रेज़ी बोलना, انگریزی بول چال, اسپوکن انگلش, سپوکن انگلش",
  drawing:
    "drawing, painting, art, arts, art and craft, craft, sketching, chitrakala, चित्रकला, ड्राइंग, पेंटिंग, कला, آرٹ, ڈرائنگ, مصوری, پینٹنگ, نقاشی",
  music:
    "music, singing, vocal, guitar, keyboard, piano, tabla, harmonium, violin, sangeet, gana, gaana, mausiqi, संगीत, गाना, गायन, गिटार, तबला, म्यूज़िक, موسیقی, گانا, گٹار, طبلہ, میوزک",
  dance: "dance, dancing, kathak, bharatnatyam, zumba, nritya, naach, नृत्य, डांस, डान्स, नाच, कथक, رقص, ڈانس, کتھک",
  yoga: "yoga, yog, meditation, योग, योगा, یوگا",
  chess: "chess, shatranj, शतरंज, चेस, شطرنج, چیس",
  jee: "jee, iit, iit jee, jee mains, jee advanced, engineering entrance, जेईई, आईआईटी, جے ای ای, آئی آئی ٹی",
  neet: "neet, medical entrance, aiims, नीट, نیٹ",
  cuet: "cuet, cucet, सीयूईटी, سی یو ای ٹی",
  upsc: "upsc, ias, ips, civil services, civil service, यूपीएससी, आईएएस, یو پی ایس سی, آئی اے ایس",
  ssc: "ssc, cgl, chsl, ssc cgl, एसएससी, ایس ایس سی",
  banking: "banking, bank, bank po, ibps, sbi po, bank exams, बैंकिंग, बैंक, بینکنگ, بینک",
  ca_foundation:
    "ca foundation, ca, chartered accountant, chartered accountancy, सीए, सीए फाउंडेशन, سی اے, سی اے فاؤنڈیشن",
  quran:
    "quran, koran, qur'an, quraan, tajweed, nazra, hifz, arabic, क़ुरआन, कुरान, कुरआन, तजवीद, अरबी, قرآن, قران, قرآن مجید, تجوید, ناظرہ, حفظ, عربی",
};

/** Filler words, skipped: they say nothing about the teacher. */
export const fillerWords =
  "a, an, the, mujhe, hame, hamein, mujhko, for, of, in, at, on, near, nearby, me, my, and, with, to, by, i, need, want, wanted, find, best, good, top, home, private, personal, online, offline, teacher, teachers, tutor, tutors, tution, tuition, tuitions, tutoring, coaching, classes, class, lessons, sir, madam, maam, mam, subject, wala, wale, wali, ka, ke, ki, ko, se, liye, chahiye, padhane, padhai, teacher chahiye, मुझे, हमें, का, के, की, को, से, लिए, में, पास, और, चाहिए, चाहिये, टीचर, शिक्षक, अध्यापक, गुरु, मास्टर, ट्यूशन, ट्यूटर, कोचिंग, पढ़ाने, पढ़ाई, वाला, वाले, वाली, कक्षा, क्लास, घर, مجھے, ہمیں, پر, کا, کے, کی, کو, سے, لیے, میں, اور, چاہیے, چاہئے, استاد, ٹیچر, معلم, ٹیوشن, ٹیوٹر, کوچنگ, پڑھانے, پڑھائی, والا, والے, والی, جماعت, کلاس, گھر, قریب";
