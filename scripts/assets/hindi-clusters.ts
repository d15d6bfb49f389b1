/** The letters, signs and conjuncts of written Hindi, so that a subset display font keeps those shapes and drops the rest. */

const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह", "ज़", "ड़", "ढ़", "फ़"];
const signs = ["", "ा", "ि", "ी", "ु", "ू", "ृ", "े", "ै", "ो", "ौ", "ं", "ँ", "ें", "ीं", "िं", "ों"];
const vowels = [..."अआइईउऊऋएऐओऔऑ"];

const joined =
  "क्क क्ट क्त क्य क्र क्ल क्व क्ष क्ष्म क्ष्य क्स ख्य ग्न ग्य ग्र ग्ल च्च च्छ च्य ज्ज ज्ञ ज्य ज्व ट्ट ट्ठ ट्य ट्र ठ्य ड्ड ड्य ड्र ण्ट ण्ठ ण्ड ण्य त्त त्प त्म त्य त्र त्व त्स थ्य द्द द्ध द्भ द्म द्य द्र द्व ध्य ध्र ध्व न्त न्थ न्द न्ध न्न न्म न्य न्र न्ह न्स न्ट प्त प्प प्य प्र प्ल प्ट फ्र फ्ल ब्द ब्ब ब्य ब्र भ्य भ्र म्प म्ब म्भ म्म म्य म्ह ल्क ल्प ल्म ल्य ल्ल ल्व ल्ह ल्ट ल्ड व्य व्र श्च श्न श्य श्र श्व ष्ट ष्ठ ष्ण ष्प ष्म ष्ट्र स्क स्ट स्त स्थ स्न स्प स्फ स्म स्य स्व स्त्र स्ट्र ह्न ह्म ह्य ह्र ह्व त्र्य न्त्र न्द्र त्त्व".split(
    " ",
  );

export const hindiLetters = [...vowels, ...consonants, ...signs, "्", "ः", "़", "।", "॥", "ॐ", "ऽ", "ॉ", "ॅ"].join("");

export const hindiClusters = [
  ...vowels.flatMap((vowel) => [vowel, `${vowel}ं`, `${vowel}ँ`]),
  ...consonants.flatMap((letter) => [
    ...signs.map((sign) => letter + sign),
    `${letter}्`,
    `${letter}्\u200d`,
    `${letter}्क`,
    `${letter}्र`,
    `र्${letter}`,
    `र्${letter}ी`,
    `र्${letter}ि`,
    `र्${letter}ें`,
  ]),
  ...joined.flatMap((cluster) => ["", "ा", "ि", "ी", "ु", "े"].map((sign) => cluster + sign)),
];
