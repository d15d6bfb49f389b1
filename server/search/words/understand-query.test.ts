import { describe, expect, it } from "vitest";
import { subjects } from "#contract/vocabulary.ts";
import en from "#text/en/vocabulary.json" with { type: "json" };
import hi from "#text/hi/vocabulary.json" with { type: "json" };
import ur from "#text/ur/vocabulary.json" with { type: "json" };
import { understandQuery } from "./understand-query.ts";

const subjectsIn = (query: string) => understandQuery(query).flatMap((term) => term.subjects);

describe("R7.11 words for subjects", () => {
  it.each([
    [
      "mathematics",
      "maths, math, mats, matsh, mathmatics, mathematcs, Ganit, hisab, hisaab, riyazi, गणित, गणीत, मैथ्स, ریاضی, رياضى, حساب, trignometry",
    ],
    ["physics", "phy, phys, physics, fizics, phisics, pysics, bhautiki, भौतिकी, फिजिक्स, फ़िज़िक्स, فزکس, طبیعیات"],
    ["chemistry", "chem, chemistry, kemistry, chemestry, rasayan, रसायन, केमिस्ट्री, کیمسٹری, کیمیا"],
    ["biology", "bio, biology, bilogy, botany, zoology, जीव विज्ञान, बायो, حیاتیات, بیالوجی"],
    ["science", "science, sceince, sience, vigyan, विज्ञान, साइंस, سائنس"],
    ["english", "english, englsh, inglish, angrezi, angreji, grammer, अंग्रेजी, अंग्रेज़ी, इंग्लिश, انگریزی, انگلش"],
    ["hindi", "hindi, hindhi, hidni, हिंदी, हिन्दी, ہندی"],
    ["urdu", "urdu, urdo, उर्दू, उर्दु, اردو"],
    ["social_studies", "sst, social science, social studies, samajik vigyan, सामाजिक विज्ञान, معاشرتی علوم"],
    ["accountancy", "accounts, account, accountancy, acounts, accountency, tally, commerce, अकाउंट्स, लेखाशास्त्र, اکاؤنٹس"],
    ["economics", "eco, economics, economix, arthshastra, अर्थशास्त्र, معاشیات"],
    ["computer_science", "computer, computers, computer science, compter, cs, it, कंप्यूटर, कम्प्यूटर, کمپیوٹر"],
    ["coding", "coding, python, java, programing, कोडिंग, کوڈنگ"],
    ["history", "history, histroy, histoiry, itihas, इतिहास, تاریخ"],
    ["geography", "geo, geography, geografy, geographeys, bhugol, भूगोल, جغرافیہ"],
    ["spoken_english", "spoken english, english speaking, ielts, अंग्रेज़ी बोलना, انگریزی بول چال"],
    ["general_knowledge", "gk, general knowledge, सामान्य ज्ञान, معلومات عامہ"],
    ["music", "music, guitar, gitar, tabla, संगीत, موسیقی"],
    ["quran", "quran, quraan, tajweed, कुरान, قرآن, قران"],
    ["neet", "neet, NEET, नीट, نیٹ"],
    ["jee", "jee, iit jee, IIT, जेईई"],
  ])("%s is found by all of: %s", (subject, words) => {
    const missing = words.split(", ").filter((word) => !subjectsIn(word).some((found) => found === subject));
    expect(missing).toEqual([]);
  });

  it("include every name that the pages show, in three languages", () => {
    for (const text of [en, hi, ur]) {
      for (const subject of subjects) expect(subjectsIn(text.subjects[subject])).toContain(subject);
    }
  });

  it.each(["Sharma", "Arti", "Sana", "Farah", "Imran Khan", "Neha", "Ravi", "Zoya", "Deepak", "Pooja", "Mohan"])(
    "do not match the name %s",
    (name) => {
      expect(subjectsIn(name)).toEqual([]);
    },
  );
});

describe("R7.11 whole sentences", () => {
  it("may contain names of several words, with any words between them", () => {
    for (const words of ["social science", "Social  Science!", "सामाजिक विज्ञान", "معاشرتی علوم"])
      expect(understandQuery(words)).toMatchObject([{ subjects: ["social_studies"], isFilter: true }]);
  });

  it("are read without filler words, with class and board", () => {
    expect(understandQuery("Maths teacher near me for class 10th, CBSE")).toEqual([
      { words: "maths", subjects: ["mathematics"], classes: [], boards: [], isFilter: true },
      { words: "10th", subjects: [], classes: ["10"], boards: [], isFilter: true },
      { words: "cbse", subjects: [], classes: [], boards: ["cbse"], isFilter: true },
    ]);
    for (const query of ["मुझे गणित के टीचर चाहिए", "مجھے ریاضی کے استاد چاہیے", "mujhe maths ke teacher chahiye"])
      expect(understandQuery(query).map((term) => term.subjects)).toEqual([["mathematics"]]);
  });

  it("of only filler words, signs or spaces search for nothing", () => {
    for (const query of ["", "   ", "teacher", "home tuition near me", "%%%", "___", "?!,;", "🙂"])
      expect(understandQuery(query)).toEqual([]);
  });
});
