/** People whose names are one word of 60 letters in each of the three scripts and end in a script tag, related to each other in every way that lists show. */
import type { APIRequestContext } from "@playwright/test";
import { type Language, languages } from "#contract/vocabulary.ts";
import { longScript, nameScript, openPlanter, type Planter, shortScript } from "./inject-scripts.ts";
import { type JourneyPerson, openPerson } from "./people.ts";
import { identityForm, verifyDocumentFile } from "./verify-identity.ts";

const NAME_LETTERS = 60;
const syllables: Record<Language, string> = {
  en: "Venkatanarasimharaju",
  hi: "वेङ्कटनरसिंहराजुवरम",
  ur: "عبدالرحمانالحسینی",
};

const longWord = (language: Language) => syllables[language].repeat(5).slice(0, NAME_LETTERS);
const nameIn = (language: Language) => longWord(language) + nameScript;
export const wordsIn = (language: Language) => `${longWord(language)} ${longScript}`;

/** Far from the demo city and from other journeys; a search for the town finds them. */
export const town = "Nagaon";
const coordinates = [92.684, 26.3479];

export type LongNamePair = {
  language: Language;
  student: JourneyPerson;
  teacher: JourneyPerson;
  relationId: string;
  identity: string;
};
export type Namesakes = { pairs: Record<Language, LongNamePair>; planter: Planter };

async function openPair(planter: Planter, language: Language): Promise<LongNamePair> {
  const { request } = planter;
  const name = nameIn(language);
  const student = await openPerson(request, "student", { name, language });
  const teacher = await openPerson(request, "teacher", { name, language });
  planter.note("POST /api/auth/register", { name });
  const address = {
    fullAddress: longScript,
    formattedAddress: longScript,
    streetAddress: longScript,
    isManual: true,
  };
  const own = {
    name,
    bio: wordsIn(language),
    phone: "+919811100021",
    subjects: ["mathematics", longWord(language)],
    location: { coordinates, address },
  };
  const sibling = { name, grade: shortScript, subjects: ["english", longWord(language)] };
  const data = { ...own, grade: shortScript, adultDeclared: true, learners: [sibling] };
  await planter.send(student, "PUT /api/students/profile", { data });
  await planter.send(teacher, "PUT /api/teachers/profile", {
    data: {
      ...own,
      qualifications: ["phd"],
      fee: { hourly: 600 },
      availability: [{ day: "monday", startTime: "16:00", endTime: "18:30" }],
    },
  });
  const multipart = identityForm(shortScript);
  const { id: identity } = await planter.send(teacher, "POST /api/teachers/documents", { multipart });
  await verifyDocumentFile(identity);
  return { language, student, teacher, relationId: "", identity };
}

/** Per language one student and one teacher who learn together; the others have pending requests or offers. */
export async function openNamesakes(request: APIRequestContext): Promise<Namesakes> {
  const planter = openPlanter(request);
  const pairs: LongNamePair[] = [];
  // One after another: so many at once would be rate limited.
  for (const language of languages) pairs.push(await openPair(planter, language));
  for (const [at, pair] of pairs.entries()) {
    const { student, teacher } = pair;
    const words = wordsIn(pair.language);
    const next = pairs[(at + 1) % pairs.length];
    const ask = (whom: JourneyPerson | undefined) =>
      planter.send(student, "POST /api/students/teachers/{id}/contact", {
        params: { id: whom?.user.id ?? "" },
        data: { message: words },
      });
    const { id } = await ask(teacher);
    pair.relationId = id;
    await planter.send(teacher, "POST /api/teachers/respond-to-student/{id}", {
      params: { id },
      data: { accept: true, response: words },
    });
    await ask(next?.teacher);
    await planter.send(teacher, "POST /api/teachers/students/{id}/contact", {
      params: { id: next?.student.user.id ?? "" },
      data: { message: words },
    });
  }
  const [en, hi, ur] = pairs;
  if (en === undefined || hi === undefined || ur === undefined) throw new Error("a language has no pair");
  return { pairs: { en, hi, ur }, planter };
}
