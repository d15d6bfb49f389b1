/** The redirect pages of section 2 (R2.4) as data: targets and titles. */

/**
 * `path` may end in `:slug`. `keeps` says which filter of the target's search a known slug becomes: a subject, a
 * place;
 * an unknown one is dropped.
 */
export type Redirect = {
  path: string;
  target: string;
  keeps?: "place" | "subject";
  /** Key of `redirectTitles`. */
  title: RedirectTitle;
};

export const redirectTitles = {
  locations: { en: "Teachers by area", hi: "इलाक़े के हिसाब से टीचर", ur: "علاقے کے لحاظ سے استاد" },
  subjects: { en: "Teachers by subject", hi: "विषय के हिसाब से टीचर", ur: "مضمون کے لحاظ سے استاد" },
  courses: { en: "Teachers by course", hi: "कोर्स के हिसाब से टीचर", ur: "کورس کے لحاظ سے استاد" },
  findTutors: { en: "Find tutors", hi: "ट्यूटर खोजिए", ur: "ٹیوٹر تلاش کیجیے" },
  resources: {
    en: "Resources for families and teachers",
    hi: "परिवारों और टीचरों के लिए लेख",
    ur: "خاندانوں اور اساتذہ کے لیے مضامین",
  },
  teachers: { en: "Teachers near you", hi: "आपके पास के टीचर", ur: "آپ کے قریب کے استاد" },
  howItWorks: { en: "How it works", hi: "यह कैसे काम करता है", ur: "یہ کیسے کام کرتا ہے" },
  students: { en: "Students near you", hi: "आपके पास के छात्र", ur: "آپ کے قریب کے طلبہ" },
} as const;

type RedirectTitle = keyof typeof redirectTitles;

export const redirects: readonly Redirect[] = [
  { path: "/locations/:slug", target: "/home-tuition", keeps: "place", title: "locations" },
  { path: "/subjects/:slug", target: "/home-tuition", keeps: "subject", title: "subjects" },
  { path: "/courses/:slug", target: "/home-tuition", keeps: "subject", title: "courses" },
  { path: "/find-tutors", target: "/home-tuition", title: "findTutors" },
  { path: "/resources", target: "/blog", title: "resources" },
  { path: "/teachers", target: "/", title: "teachers" },
  { path: "/how-it-works", target: "/", title: "howItWorks" },
  { path: "/students", target: "/find-students", title: "students" },
];
